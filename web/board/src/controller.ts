// The controller of a board: takes what the page says, shows it, and reports what the user does.
import type { Pose } from './animator';
import { clampedCamera, toPlane, panned, zoomed } from './camera';
import type { BoardChange, BoardConfig, BoardEvents, Spot, Via } from './config';
import {
  setCount,
  adjustCount,
  premoveTap,
  isCompletePremove,
  currentPlace,
  takenCount,
  tap,
} from './move-input';
import { middle, placeAt, type Point } from './geometry';
import { AccessibleGrid } from './accessible-grid';
import { animateEvents } from './animation';
import { Renderer } from './renderer';
import {
  applyChange,
  createState,
  moveInputOf,
  fitCamera,
  hitAt,
  hoveredBackup,
  mayPremove,
  planeContent,
  currentPreview,
  type State,
} from './state';
import { places, takes } from './steps';
import type { Hit, Target } from './hit-test';
import type { Event, Place, Step, View } from './wire';
import { ZoomButtons } from './zoom-buttons';

/** Holds the state of a board and its parts. The pointer's handlers act through it. */
export class BoardController {
  readonly state: State;
  readonly renderer: Renderer;
  readonly events: BoardEvents;
  /** Pieces that follow the pointer and are not to be moved otherwise. */
  held = new Set<number>();
  /** Where a piece dragged from a pile was dropped. */
  releasedAt: Pose | null = null;
  readonly grid: AccessibleGrid;
  readonly #zoomButtons = new ZoomButtons((act) => {
    if (act === 'fit') this.fit();
    else this.zoom(act === 'zoom-in' ? 1.3 : 1 / 1.3);
  });
  /** Counts animations: one that is not the last has been interrupted. */
  #animation = 0;
  /** The position that the running animation leads to. */
  #pending: BoardChange | null = null;

  constructor(
    host: HTMLElement,
    config: BoardChange & Pick<BoardConfig, 'view' | 'label'>,
    events: BoardEvents,
  ) {
    this.state = createState(config);
    this.events = events;
    this.renderer = new Renderer(host);
    this.grid = new AccessibleGrid({
      tap: ({ key }) => this.tapKey(key),
      cancel: () => this.cancel('key'),
      count: (how) => this.count(how, 'key'),
      focus: (key) => this.hover(key),
    });
    this.render(0);
  }

  set(change: BoardChange): void {
    const { state } = this;
    if (this.#pending && !change.view && !change.steps?.length) {
      // A change that concerns the position after the animated move waits for its end.
      this.#pending = { ...this.#pending, ...change };
      return;
    }
    this.#stop();
    applyChange(state, change);
    if (!state.config.steps.length) this.release();
    this.render(state.config.animation);
    this.#chooseCount();
  }

  async animate(events: Event[], view: View): Promise<void> {
    this.#stop();
    const { state, renderer } = this;
    const animation = ++this.#animation;
    this.#pending = { view, next: [], steps: [], last: events };
    state.entered = [];
    if (state.config.animation > 0 && !document.hidden) {
      state.config = { ...state.config, next: [], steps: [], last: [], arrows: [], premove: [] };
      state.hover = null;
      renderer.dragPile(null);
      renderer.draw(state, state.config.animation);
      await animateEvents(renderer, state, events, this.releasedAt, () => animation === this.#animation);
      if (animation !== this.#animation) return;
    }
    this.#stop();
    this.render(state.config.animation);
  }

  /** Ends a running animation at once, with the position it leads to. */
  #stop(): void {
    this.#animation += 1;
    this.renderer.animator.finish();
    if (!this.#pending) return;
    this.release();
    applyChange(this.state, this.#pending);
    this.#pending = null;
  }

  /** Whoever touches the board while a move is shown means the position after it. */
  settle(): void {
    if (!this.#pending) return;
    this.#stop();
    this.render(0);
  }

  release(): void {
    this.releasedAt = null;
    this.state.reserveDragged = false;
    this.renderer.dragPile(null);
  }

  render(ms: number): void {
    const { state, renderer } = this;
    const now = document.hidden ? 0 : ms;
    renderer.draw(state, now);
    void renderer.sprites.show(state.layout, currentPreview(state), { ms: now }, this.held);
    this.#updateAccessibility();
  }

  #updateAccessibility(): void {
    const { config } = this.state;
    const { root } = this.renderer;
    if (config.interactive && this.state.layout.geometry.plane) {
      this.#zoomButtons.update(config.label);
      if (!this.#zoomButtons.element.isConnected) root.append(this.#zoomButtons.element);
    } else {
      this.#zoomButtons.element.remove();
    }
    if (config.interactive) {
      root.removeAttribute('role');
      root.removeAttribute('aria-label');
      if (!this.grid.element.isConnected) root.append(this.grid.element);
      this.grid.update(this.state);
    } else {
      this.grid.element.remove();
      root.setAttribute('role', 'img');
      root.setAttribute('aria-label', config.label({ kind: 'board' }));
    }
  }

  /** The stack that was tapped has been accepted: the number that the tap pointed at comes next, or the one
   *  below it that can go. */
  #chooseCount(): void {
    const { state } = this;
    const { wantedCount } = state;
    state.wantedCount = 0;
    const { steps, next } = state.config;
    const counts = takes(next);
    if (!wantedCount || steps.length !== 1 || !counts.length) return;
    const count = Math.max(...counts.filter((one) => one <= wantedCount), Math.min(...counts));
    this.report([...steps, { kind: 'take', count }], 'tap');
  }

  report(steps: Step[], via: Via): void {
    this.state.entered = steps;
    this.events.onSteps?.(steps, via);
  }

  tap(hit: Hit, via: Via): void {
    const { state } = this;
    if (state.config.editing) {
      this.edit(hit.target, false);
      return;
    }
    this.grid.moveTo(hit.target.key);
    if (mayPremove(state.config)) {
      this.premove(hit);
      return;
    }
    const answer = tap(moveInputOf(state), hit);
    if (!answer) return;
    if (answer.kind === 'done') {
      this.events.onDone?.();
      return;
    }
    const [first] = answer.steps;
    const stackChosen = answer.steps.length === 1 && first?.kind === 'place' && state.config.view.stacks;
    const height = stackChosen && hit.target.kind === 'cell' ? hit.target.cell.stack.length : 0;
    // Keys do not point at a level of the stack: as many as can move.
    state.wantedCount = height && via === 'key' ? height : height && hit.count;
    this.report(answer.steps, via);
  }

  /** A tap without a pointer. */
  tapKey(key: string): void {
    this.settle();
    const target = this.target(key);
    if (target) this.tap({ target, count: 0 }, 'key');
  }

  premove(hit: Hit): void {
    const { state } = this;
    const { premoveSeat, view, premove } = state.config;
    if (premoveSeat === null) return;
    const steps = premoveTap(view, premoveSeat, state.premoveSteps, hit);
    state.premoveSteps = isCompletePremove(steps) ? [] : steps;
    if (isCompletePremove(steps)) this.events.onPremove?.(steps);
    else if (premove.length) this.events.onPremove?.([]);
    this.render(0);
  }

  edit(target: Target, other: boolean): void {
    this.events.onEdit?.(spotOf(target), other);
  }

  cancel(via: Via): void {
    const { state } = this;
    if (state.premoveSteps.length) {
      state.premoveSteps = [];
      this.render(0);
    }
    if (state.config.premove.length) this.events.onPremove?.([]);
    if (state.entered.length) this.report([], via);
  }

  /** Changes how many pieces of the chosen stack move. */
  count(how: { by: number } | { to: number }, via: Via): boolean {
    const input = moveInputOf(this.state);
    const steps = 'by' in how ? adjustCount(input, how.by) : setCount(input, how.to);
    if (steps) this.report(steps, via);
    return steps !== null;
  }

  hover(key: string | null, touched = false): void {
    const { state } = this;
    if (state.hover === key) return;
    const before = hoveredBackup(state);
    state.hover = key;
    if (this.#pending) return;
    // A preview of a restore fades pieces; anything else leaves them alone.
    if (before || hoveredBackup(state)) this.render(state.config.animation);
    else this.renderer.draw(state, 0);
    const target = this.target(key);
    this.events.onHover?.(target?.step ?? null, touched);
  }

  target(key: string | null): Target | undefined {
    return this.grid.targets.find((target) => target.key === key);
  }

  hit(point: Point, slack: number): Hit | null {
    return hitAt(this.state, point, slack);
  }

  /** A point of the page as one of the drawing. */
  point(x: number, y: number): Point {
    const at = this.renderer.svg.getBoundingClientRect();
    const { box } = this.state.layout;
    const w = at.width || 1;
    const h = at.height || 1;
    return { x: box.x + ((x - at.left) / w) * box.w, y: box.y + ((y - at.top) / h) * box.h };
  }

  /** Pixels of the page as units of the drawing. */
  get units(): number {
    return this.state.layout.box.w / (this.renderer.svg.getBoundingClientRect().width || 1);
  }

  zoom(factor: number, at: Point = middle(this.state.layout.board), by: Point = { x: 0, y: 0 }): void {
    const { state } = this;
    const camera = panned(zoomed(state.camera, factor, at), by.x, by.y);
    state.camera = clampedCamera(camera, state.layout.board, planeContent(state));
    state.cameraMoved = true;
    this.render(0);
  }

  fit(): void {
    this.state.cameraMoved = false;
    fitCamera(this.state);
    this.render(this.state.config.animation);
  }

  placeAt(x: number, y: number): Place | null {
    const { layout, camera } = this.state;
    const point = this.point(x, y);
    const { board } = layout;
    const on =
      point.x >= board.x && point.y >= board.y && point.x < board.x + board.w && point.y < board.y + board.h;
    return on ? placeAt(layout.geometry, toPlane(camera, point)) : null;
  }

  /** Whether the wheel there changes how many pieces of the chosen stack move. */
  counting(hit: Hit | null): boolean {
    const { entered } = this.state;
    const at = currentPlace(entered);
    if (!at || !this.state.config.view.stacks || places(entered).length !== 1) return false;
    return hit?.target.kind === 'cell' && hit.target.cell.x === at.x && hit.target.cell.y === at.y;
  }

  get lifted(): number {
    return takenCount(this.state.entered);
  }

  destroy(): void {
    this.#stop();
    this.renderer.root.remove();
  }
}

function spotOf(target: Target): Spot {
  if (target.kind === 'cell') return { kind: 'place', x: target.cell.x, y: target.cell.y };
  if (target.kind === 'line') return { kind: 'line', line: target.line, seat: target.seat };
  return { kind: 'area', area: target.area };
}
