// A move shown as it happens.
import type { Pose } from './animate';
import { beats, type Beat } from './film';
import { exitPose, pilePose, signPose } from './flights';
import { middle } from './geometry';
import { layout, type Layout } from './layout';
import { after, cellAt, puts, type Picture, type Piece, type Shown } from './picture';
import type { Stage } from './stage';
import type { State } from './state';
import { between } from './steps';
import type { Event, Place } from './wire';

/** Men that are taken together leave one shortly after the other. */
const STAGGER = 0.18;

/**
 * Shows the events beat by beat. `goesOn` is asked after every beat. `carried` is where a man dragged
 * from a heap was let go.
 */
export async function showEvents(
  stage: Stage,
  state: State,
  events: Event[],
  carried: Pose | null,
  goesOn: () => boolean,
): Promise<void> {
  const { animation } = state.config;
  const { seat, seats } = state.picture;
  const passed = new Set<number>();
  let picture = state.picture;
  let restore: Event | null = null;
  for (const beat of beats(events)) {
    const before = picture;
    const whole = layout(before, state.config);
    restore = beat.events.find((event) => event.kind === 'restore') ?? restore;
    picture = beat.events.reduce(after, picture);
    fade(passed, before, beat, events);
    const origins = comings(beat);
    const exits = goings(before, beat);
    const now: Shown = { picture, passed, lifted: new Set() };
    const wholeNow = layout(picture, state.config);
    state.picture = picture;
    stage.drawBeside(state, picture, wholeNow);
    const built = beat.events.some((event) => event.kind === 'build')
      ? standUp(stage, state, wholeNow, seat)
      : null;
    const moved = stage.sprites.show(wholeNow, now, {
      ms: animation * beat.length,
      enter: (piece) => {
        const at = origins(picture, piece);
        if (!at) return null;
        const heap = puts(before) ? (carried ?? pilePose(whole, state.camera, seat)) : null;
        return heap ?? (restore && signPose(state.layout, seat, restore, at));
      },
      leave: (id) => {
        const exit = exits.get(id);
        if (!exit) return null;
        const pose = exitPose(wholeNow, state.camera, seats, exit.to);
        return { pose, delay: exit.nth * STAGGER * animation };
      },
    });
    await Promise.all([moved, built]);
    if (!goesOn()) return;
  }
}

/** A backup that has just been built comes from its owner's heap to the end of its line. */
function standUp(stage: Stage, state: State, whole: Layout, seat: number): Promise<void> {
  const index = whole.backups.length - 1;
  const element = stage.backup(index);
  const heap = whole.piles.find(({ area }) => area.seat === seat);
  const place = whole.backups[index];
  if (!element || !heap || !place) return Promise.resolve();
  const [from, to] = [middle(heap.rect), middle(place.rect)];
  stage.animator.put(element, { x: from.x - to.x, y: from.y - to.y, scale: 1, opacity: 0.2 });
  const end = { x: 0, y: 0, scale: 1, opacity: 1 };
  return stage.animator
    .move(element, end, state.config.animation * 1.2)
    .then(() => stage.animator.forget(element));
}

/** Pieces that have been jumped and will be taken fade until they are. */
function fade(passed: Set<number>, before: Picture, beat: Beat, events: Event[]): void {
  if (!before.named) return;
  const victims = events.filter((event) => event.kind === 'take').map((event) => event.at);
  for (const event of beat.events) {
    if (event.kind !== 'move') continue;
    for (const at of between(event.from, event.to)) {
      if (!victims.some((victim) => victim.x === at.x && victim.y === at.y)) continue;
      for (const piece of cellAt(before, at)?.stack ?? []) passed.add(piece.id);
    }
  }
}

/** The place of a piece that has just been put. */
function comings(beat: Beat): (picture: Picture, piece: Piece) => Place | null {
  const puts = beat.events.filter((event) => event.kind === 'put').map((event) => event.at);
  return (picture, piece) => puts.find((at) => cellAt(picture, at)?.stack.at(-1)?.id === piece.id) ?? null;
}

interface Exit {
  to: number | null;
  nth: number;
}

/** Pieces that leave in this beat, and for where. */
function goings(before: Picture, beat: Beat): Map<number, Exit> {
  const out = new Map<number, Exit>();
  for (const event of beat.events) {
    if (event.kind !== 'take' && event.kind !== 'discard') continue;
    const piece = cellAt(before, event.at)?.stack.at(-1);
    const to = event.kind === 'take' ? event.to : null;
    if (piece) out.set(piece.id, { to, nth: out.size });
  }
  return out;
}
