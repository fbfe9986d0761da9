// The state of a board, without the DOM: its configuration, and what the user is doing.
import { fit, clampedCamera, NO_CAMERA, toWindow, type Camera } from './camera';
import { DEFAULTS, type BoardChange, type BoardConfig } from './config';
import { currentPlace, takenCount, type MoveInput } from './move-input';
import { around, centre, grown, inside, same, UNIT, type Point } from './geometry';
import { computeLayout, type Layout } from './layout';
import { withOpenPlaces } from './open-places';
import { restored } from './backups';
import { picker, type Picker } from './picker';
import { cellAt, track, previewSteps, type TrackedView, type Preview } from './tracked-view';
import { has, places, placeStep, takes } from './steps';
import { hit, targets, type Hit, type Target } from './hit-test';
import type { Area, Place, Step } from './wire';

export interface State {
  config: BoardConfig;
  tracked: TrackedView;
  layout: Layout;
  camera: Camera;
  /** Whether the user has moved the camera: it no longer follows the plane. */
  cameraMoved: boolean;
  /** What could be tapped first, from when nothing had been. */
  first: Step[];
  /** How many pieces of the chosen stack can move. */
  counts: number[];
  /** The steps that were reported last: the page may still be asking the rules about them. */
  entered: Step[];
  /** How many pieces the tap that chose the stack pointed at. */
  wantedCount: number;
  /** The first steps of a premove that is being entered. */
  premoveSteps: Step[];
  /** Whether a piece of the entering seat's reserve is being dragged. */
  reserveDragged: boolean;
  /** The key of what the pointer is over or the focus is on. */
  hover: string | null;
}

export function createState(config: BoardChange & Pick<BoardConfig, 'view' | 'label'>): State {
  const full = { ...DEFAULTS, ...defined(config) } as BoardConfig;
  const tracked = track(full.view);
  const state: State = {
    config: full,
    tracked,
    layout: computeLayout(tracked, full),
    camera: NO_CAMERA,
    cameraMoved: false,
    first: full.steps.length ? [] : full.next,
    counts: [],
    entered: full.steps,
    wantedCount: 0,
    premoveSteps: [],
    reserveDragged: false,
    hover: null,
  };
  fitCamera(state);
  return state;
}

function defined(change: BoardChange): Partial<BoardConfig> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Applies a change of configuration. */
export function applyChange(state: State, change: BoardChange): void {
  const before = state.config;
  state.config = { ...before, ...defined(change) };
  const { config } = state;
  if (change.view && change.view !== before.view) {
    const steps = change.steps ? before.steps : [];
    // Pieces are followed from where they were shown, so that nothing jumps.
    state.tracked = track(
      config.view,
      previewSteps(state.tracked, steps, steps.length ? before.moving : null).tracked,
    );
    if (config.view.surface !== before.view.surface) state.cameraMoved = false;
    if (!change.next) config.next = [];
    if (!change.steps) config.steps = [];
    state.first = [];
  }
  if (change.next && !config.steps.length) state.first = config.next;
  if (places(config.steps).length === 1 && takes(config.next).length) state.counts = takes(config.next);
  if (!config.steps.length) state.counts = [];
  state.entered = config.steps;
  if (!mayPremove(config)) state.premoveSteps = [];
  state.layout = computeLayout(state.tracked, config);
  fitCamera(state);
}

/** The whole of the plane, unless the user looks elsewhere. */
export function fitCamera(state: State): void {
  const { layout } = state;
  if (!layout.geometry.plane) {
    state.camera = NO_CAMERA;
    return;
  }
  const content = planeContent(state);
  if (state.cameraMoved) {
    state.camera = clampedCamera(state.camera, layout.board, content);
    return;
  }
  const piles = layout.piles.length > 0;
  const { x, y, w, h } = grown(layout.board, -24);
  const room = piles ? { x, y: y + 52, w, h: h - 112 } : { x, y: y + 30, w, h: h - 90 };
  state.camera = fit(room, content);
}

export function planeContent(state: State): ReturnType<typeof around> {
  const { geometry: g } = state.layout;
  const mids: Point[] = state.tracked.cells.map((cell) => centre(g, cell));
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
  const { config, layout, camera } = state;
  const { next, editing } = config;
  return targets(editing ? withOpenPlaces(config.view) : config.view, layout, {
    next,
    editing,
    camera,
    seat: enteringSeat(config),
  });
}

export function hitAt(state: State, point: Point, slack: number): Hit | null {
  const { config, camera } = state;
  const at = currentPlace(config.steps);
  const count = takenCount(config.steps);
  const all = allTargets(state);
  const found = hit(all, state.layout, point, {
    camera,
    stacks: config.view.stacks,
    lifted: at && count ? { at, count } : null,
    open: count ? places(config.next) : [],
    slack,
  });
  return found ?? (inside(state.layout.board, point) ? onlyPlace(state, all) : null);
}

/** On an empty plane the first piece may be laid anywhere: wherever it is tapped, that is the place. */
function onlyPlace({ config, layout }: State, all: Target[]): Hit | null {
  const open = places(config.next);
  const empty = config.view.cells.every(({ stack }) => stack.length === 0);
  if (!layout.geometry.plane || !empty || open.length !== 1) return null;
  const target = all.find((one) => one.step && has(config.next, one.step));
  return target ? { target, count: 0 } : null;
}

/** The large stack for choosing a number, where a stack of several is chosen. */
export function pickerOf(state: State): { picker: Picker; place: Place; height: number } | null {
  const { config, layout, camera } = state;
  const place = currentPlace(config.steps);
  if (!place || !config.view.stacks || places(config.steps).length > 1) return null;
  const height = cellAt(config.view, place)?.stack.length ?? 0;
  if (height < 2) return null;
  const obstacles = config.view.cells.map((cell) => {
    const mid = toWindow(camera, centre(layout.geometry, cell));
    const size = UNIT * camera.zoom;
    const rect = { x: mid.x - size / 2, y: mid.y - size / 2, w: size, h: size };
    const open = has(config.next, placeStep(cell));
    return { rect, weight: same(cell, place) ? 100 : open ? 10 : cell.stack.length ? 2 : 1 };
  });
  return { picker: picker(layout, height, obstacles), place, height };
}

export function moveInputOf(state: State): MoveInput {
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

/** What is shown: the view with the steps so far carried out. */
export function currentPreview(state: State): Preview {
  const { config, tracked } = state;
  // A premove of a part of a stack lifts that part.
  const lifting = takenCount(state.premoveSteps) ? state.premoveSteps : [];
  const now = config.steps.length
    ? previewSteps(tracked, config.steps, config.moving)
    : previewSteps(tracked, lifting);
  // Pieces that the hovered backup would replace are faded.
  const area = hoveredBackup(state);
  for (const { at } of area ? restored(config.view, area.line ?? 0, area.signs ?? '', area.seat) : []) {
    for (const piece of cellAt(now.tracked, at)?.stack ?? []) now.passed.add(piece.id);
  }
  return now;
}
