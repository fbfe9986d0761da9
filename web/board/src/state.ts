// The state of a board, apart from the page: what it was told, and what the user is about.
import { fit, kept, NO_CAMERA, onWindow, type Camera } from './camera';
import { DEFAULTS, type BoardChange, type BoardConfig } from './config';
import { standsAt, takenUp, type Entry } from './entry';
import { around, centre, grown, same, UNIT, type Point } from './geometry';
import { layout, type Layout } from './layout';
import { withRing } from './ring';
import { restored } from './lines';
import { picker, type Picker } from './picker';
import { cellAt, identify, shown, type Picture, type Shown } from './picture';
import { has, places, placeStep, takes } from './steps';
import { hit, targets, type Hit, type Target } from './targets';
import type { Area, Place, Step } from './wire';

export interface State {
  config: BoardConfig;
  picture: Picture;
  layout: Layout;
  camera: Camera;
  /** Whether the user has moved the camera: it no longer follows the plane. */
  cameraMoved: boolean;
  /** What could be tapped first, from when nothing had been. */
  first: Step[];
  /** How many checkers the chosen stack lets go. */
  counts: number[];
  /** The steps as the board has reported them last: the page may still be asking the rules. */
  entered: Step[];
  /** How many checkers the tap that chose the stack pointed at. */
  wanted: number;
  /** A premove of which the beginning has been tapped. */
  begun: Step[];
  /** Whether a man of the entering seat's reserve is in somebody's hand. */
  inHand: boolean;
  /** The key of what the pointer is over or the focus is on. */
  hover: string | null;
}

export function begin(config: BoardChange & Pick<BoardConfig, 'view' | 'label'>): State {
  const whole = { ...DEFAULTS, ...defined(config) } as BoardConfig;
  const picture = identify(whole.view);
  const state: State = {
    config: whole,
    picture,
    layout: layout(picture, whole),
    camera: NO_CAMERA,
    cameraMoved: false,
    first: whole.steps.length ? [] : whole.next,
    counts: [],
    entered: whole.steps,
    wanted: 0,
    begun: [],
    inHand: false,
    hover: null,
  };
  fitCamera(state);
  return state;
}

function defined(change: BoardChange): Partial<BoardConfig> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Takes what the page says. */
export function change(state: State, news: BoardChange): void {
  const before = state.config;
  state.config = { ...before, ...defined(news) };
  const { config } = state;
  if (news.view && news.view !== before.view) {
    const steps = news.steps ? before.steps : [];
    // Pieces are followed from where they were shown, so that nothing jumps.
    state.picture = identify(
      config.view,
      shown(state.picture, steps, steps.length ? before.moving : null).picture,
    );
    if (!config.view.named !== !before.view.named) state.cameraMoved = false;
    if (!news.next) config.next = [];
    if (!news.steps) config.steps = [];
    state.first = [];
  }
  if (news.next && !config.steps.length) state.first = config.next;
  if (places(config.steps).length === 1 && takes(config.next).length) state.counts = takes(config.next);
  if (!config.steps.length) state.counts = [];
  state.entered = config.steps;
  if (!mayPremove(config)) state.begun = [];
  state.layout = layout(state.picture, config);
  fitCamera(state);
}

/** The whole of the plane, unless the user looks elsewhere. */
export function fitCamera(state: State): void {
  const { layout: whole, picture } = state;
  if (!whole.geometry.plane) {
    state.camera = NO_CAMERA;
    return;
  }
  const content = planeContent(state);
  if (state.cameraMoved) {
    state.camera = kept(state.camera, whole.board, content);
    return;
  }
  const hands = picture.areas.some((area) => area.kind === 'hand');
  const { x, y, w, h } = grown(whole.board, -24);
  const room = hands ? { x, y: y + 52, w, h: h - 112 } : { x, y: y + 30, w, h: h - 90 };
  state.camera = fit(room, content);
}

export function planeContent(state: State): ReturnType<typeof around> {
  const { geometry: g } = state.layout;
  const mids: Point[] = state.picture.cells.map((cell) => centre(g, cell));
  if (!mids.length) mids.push(centre(g, { x: 0, y: 0 }));
  const ring = state.config.editing ? UNIT * 1.5 : UNIT / 2;
  return around(mids.map(({ x, y }) => grown({ x, y, w: 0, h: 0 }, ring)));
}

/** Whether a move can be entered before its turn. */
export function mayPremove(config: BoardConfig): boolean {
  const { premoveSeat, view, next, steps } = config;
  return premoveSeat !== null && view.seat !== premoveSeat && !next.length && !steps.length;
}

/** The seat that enters steps: the one to move, or the one that moves ahead of its turn. */
export function enteringSeat(config: BoardConfig): number {
  return mayPremove(config) ? (config.premoveSeat ?? config.view.seat) : config.view.seat;
}

export function allTargets(state: State): Target[] {
  const { config, layout: whole, camera } = state;
  const { next, editing } = config;
  return targets(editing ? withRing(config.view) : config.view, whole, {
    next,
    editing,
    camera,
    seat: enteringSeat(config),
  });
}

export function hitAt(state: State, point: Point, slack: number): Hit | null {
  const { config, camera } = state;
  const at = standsAt(config.steps);
  const count = takenUp(config.steps);
  return hit(allTargets(state), state.layout, point, {
    camera,
    lifted: at && count ? { at, count } : null,
    open: count ? places(config.next) : [],
    slack,
  });
}

/** The large stack for choosing a number, where a stack of several is chosen. */
export function pickerOf(state: State): { picker: Picker; place: Place; height: number } | null {
  const { config, layout: whole, camera } = state;
  const place = standsAt(config.steps);
  if (!place || !whole.geometry.plane || places(config.steps).length > 1) return null;
  const height = cellAt(config.view, place)?.stack.length ?? 0;
  if (height < 2) return null;
  const obstacles = config.view.cells.map((cell) => {
    const mid = onWindow(camera, centre(whole.geometry, cell));
    const size = UNIT * camera.zoom;
    const rect = { x: mid.x - size / 2, y: mid.y - size / 2, w: size, h: size };
    const open = has(config.next, placeStep(cell));
    return { rect, weight: same(cell, place) ? 100 : open ? 10 : cell.stack.length ? 2 : 1 };
  });
  return { picker: picker(whole, height, obstacles), place, height };
}

export function entryOf(state: State): Entry {
  const { view, next } = state.config;
  return { view, next, steps: state.entered, first: state.first, counts: state.counts };
}

/** The backup that the pointer or the focus is on. */
export function hoveredBackup(state: State): Area | null {
  if (!state.hover?.startsWith('^')) return null;
  const target = allTargets(state).find(({ key }) => key === state.hover);
  return target?.kind === 'backup' ? target.area : null;
}

/** The line of the backup or handle that the pointer or the focus is on. */
export function hoveredLine(state: State): number | null {
  const target = state.hover ? allTargets(state).find(({ key }) => key === state.hover) : undefined;
  if (target?.kind === 'line') return target.line;
  return target?.kind === 'backup' ? target.area.line : null;
}

/** What is to be seen: the view with the steps so far carried out. */
export function shownNow(state: State): Shown {
  const { config, picture } = state;
  // A premove being chosen on the plane lifts its checkers.
  const lifting = takenUp(state.begun) ? state.begun : [];
  const now = config.steps.length ? shown(picture, config.steps, config.moving) : shown(picture, lifting);
  // What a restore would sweep away makes room for what it would bring.
  const area = hoveredBackup(state);
  for (const { at } of area ? restored(area.line ?? 0, area.signs ?? '', area.seat) : []) {
    for (const piece of cellAt(now.picture, at)?.stack ?? []) now.passed.add(piece.id);
  }
  return now;
}
