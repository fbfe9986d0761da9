// The animation of a move, phase by phase.
import type { Pose } from './animator';
import { phases, type Phase } from './phases';
import { exitPose, pilePose, signPose } from './offboard';
import { middle } from './geometry';
import { computeLayout, type Layout } from './layout';
import { applyEvent, cellAt, puts, type TrackedView, type Piece, type Preview } from './tracked-view';
import type { Renderer } from './renderer';
import type { State } from './state';
import { between } from './steps';
import type { Event, Place } from './wire';

/** Pieces that are captured together leave one shortly after the other. */
const STAGGER = 0.18;

/**
 * Animates the events of a move. `isCurrent` is asked after every phase: false ends the animation.
 * `releasedAt` is where a piece dragged from a pile was dropped.
 */
export async function animateEvents(
  renderer: Renderer,
  state: State,
  events: Event[],
  releasedAt: Pose | null,
  isCurrent: () => boolean,
): Promise<void> {
  const { animation } = state.config;
  const { seat } = state.tracked;
  const passed = new Set<number>();
  let tracked = state.tracked;
  let restore: Event | null = null;
  for (const phase of phases(events)) {
    const before = tracked;
    const layout = computeLayout(before, state.config);
    restore = phase.events.find((event) => event.kind === 'restore') ?? restore;
    tracked = phase.events.reduce(applyEvent, tracked);
    fade(passed, before, phase, events);
    const origins = placedPieces(phase);
    const exits = leavingPieces(before, phase);
    const now: Preview = { tracked, passed, lifted: new Set() };
    const layoutNow = computeLayout(tracked, state.config);
    state.tracked = tracked;
    renderer.drawBeside(state, tracked, layoutNow);
    const built = phase.events.some((event) => event.kind === 'build')
      ? animateBuild(renderer, state, layoutNow, seat)
      : null;
    const moved = renderer.sprites.show(layoutNow, now, {
      ms: animation * phase.length,
      enter: (piece) => {
        const at = origins(tracked, piece);
        if (!at) return null;
        const pile = puts(before) ? (releasedAt ?? pilePose(layout, state.camera, seat)) : null;
        return pile ?? (restore && signPose(state.layout, seat, restore, at));
      },
      leave: (id) => {
        const exit = exits.get(id);
        if (!exit) return null;
        const pose = exitPose(layoutNow, state.camera, exit.to);
        return { pose, delay: exit.nth * STAGGER * animation };
      },
    });
    await Promise.all([moved, built]);
    if (!isCurrent()) return;
  }
}

/** A backup that has just been built comes from its owner's pile to the end of its line. */
function animateBuild(renderer: Renderer, state: State, layout: Layout, seat: number): Promise<void> {
  const index = layout.backups.length - 1;
  const element = renderer.backup(index);
  const pile = layout.piles.find(({ area }) => area.seat === seat);
  const place = layout.backups[index];
  if (!element || !pile || !place) return Promise.resolve();
  const [from, to] = [middle(pile.rect), middle(place.rect)];
  renderer.animator.put(element, { x: from.x - to.x, y: from.y - to.y, scale: 1, opacity: 0.2 });
  const end = { x: 0, y: 0, scale: 1, opacity: 1 };
  return renderer.animator
    .move(element, end, state.config.animation * 1.2)
    .then(() => renderer.animator.forget(element));
}

/** Pieces that have been jumped and will be taken fade until they are. */
function fade(passed: Set<number>, before: TrackedView, phase: Phase, events: Event[]): void {
  const victims = events.filter((event) => event.kind === 'take').map((event) => event.at);
  for (const event of phase.events) {
    if (event.kind !== 'move') continue;
    for (const at of between(event.from, event.to)) {
      if (!victims.some((victim) => victim.x === at.x && victim.y === at.y)) continue;
      for (const piece of cellAt(before, at)?.stack ?? []) passed.add(piece.id);
    }
  }
}

/** The place of a piece that has just been put. */
function placedPieces(phase: Phase): (tracked: TrackedView, piece: Piece) => Place | null {
  const puts = phase.events.filter((event) => event.kind === 'put').map((event) => event.at);
  return (tracked, piece) => puts.find((at) => cellAt(tracked, at)?.stack.at(-1)?.id === piece.id) ?? null;
}

interface Exit {
  to: number | null;
  nth: number;
}

/** Pieces that leave in this phase, and for where. */
function leavingPieces(before: TrackedView, phase: Phase): Map<number, Exit> {
  const out = new Map<number, Exit>();
  for (const event of phase.events) {
    if (event.kind !== 'take' && event.kind !== 'discard') continue;
    const piece = cellAt(before, event.at)?.stack.at(-1);
    const to = event.kind === 'take' ? event.to : null;
    if (piece) out.set(piece.id, { to, nth: out.size });
  }
  return out;
}
