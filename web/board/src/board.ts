// The board: takes what the page says, shows it, and tells what the user does.
import type { Pose } from './animate';
import { kept, onPlane, panned, zoomed } from './camera';
import type { BoardChange, BoardConfig, BoardEvents, Spot, Via } from './config';
import { exactly, moreOrFewer, premoveTap, premoveWhole, standsAt, takenUp, tap } from './entry';
import { middle, placeAt, type Point } from './geometry';
import { Grid } from './grid';
import { listen } from './pointer';
import { showEvents } from './showing';
import { Stage } from './stage';
import {
  begin,
  change,
  entryOf,
  fitCamera,
  hitAt,
  hoveredBackup,
  mayPremove,
  planeContent,
  shownNow,
  type State,
} from './state';
import { places, takes } from './steps';
import type { Hit, Target } from './targets';
import type { Event, Place, Step, View } from './wire';
import { ZoomButtons } from './zoom';

export interface Board {
  /** Changes what is given; the rest stays. A new view without `next` and `steps` has none. */
  set(news: BoardChange): void;
  /** Shows a move, then the position after it. Resolved when it stands, or was interrupted. */
  animate(events: Event[], view: View): Promise<void>;
  /** Puts the keyboard's cursor on the board. */
  focus(): void;
  /** The place under a point of the page, also where there is no cell; null off the board. */
  placeAt(x: number, y: number): Place | null;
  /** The whole plane again. */
  fit(): void;
  zoom(factor: number): void;
  /** The drawing. */
  svg(): SVGSVGElement;
  destroy(): void;
}

/** What the pointer's part of the board may do with the rest of it. */
export class Desk {
  readonly state: State;
  readonly stage: Stage;
  readonly events: BoardEvents;
  /** Pieces that follow the pointer and are not to be moved otherwise. */
  held = new Set<number>();
  /** Where a man dragged from a heap was let go. */
  carried: Pose | null = null;
  readonly grid: Grid;
  readonly #zooms = new ZoomButtons((act) => {
    if (act === 'fit') this.fit();
    else this.zoom(act === 'zoom-in' ? 1.3 : 1 / 1.3);
  });
  #film = 0;
  /** The position that the film being shown leads to. */
  #coming: BoardChange | null = null;

  constructor(
    host: HTMLElement,
    config: BoardChange & Pick<BoardConfig, 'view' | 'label'>,
    events: BoardEvents,
  ) {
    this.state = begin(config);
    this.events = events;
    this.stage = new Stage(host);
    this.grid = new Grid({
      tap: (target) => this.tap({ target, count: 0 }, 'key'),
      cancel: () => this.cancel('key'),
      count: (how) => this.count(how, 'key'),
      focus: (key) => this.hover(key),
    });
    this.render(0);
  }

  set(news: BoardChange): void {
    const { state } = this;
    if (this.#coming && !news.view && !news.steps?.length) {
      // What is said about the position after the move that is being shown waits for its end.
      this.#coming = { ...this.#coming, ...news };
      return;
    }
    this.#stop();
    change(state, news);
    if (!state.config.steps.length) this.letGo();
    this.render(state.config.animation);
    this.#choose();
  }

  async animate(events: Event[], view: View): Promise<void> {
    this.#stop();
    const { state, stage } = this;
    const film = ++this.#film;
    this.#coming = { view, next: [], steps: [], last: events };
    state.entered = [];
    if (state.config.animation > 0 && !document.hidden) {
      state.config = { ...state.config, next: [], steps: [], last: [], arrows: [], premove: [] };
      state.hover = null;
      stage.carry(null);
      stage.draw(state, state.config.animation);
      await showEvents(stage, state, events, this.carried, () => film === this.#film);
      if (film !== this.#film) return;
    }
    this.#stop();
    this.render(state.config.animation);
  }

  /** A film that runs ends at once, with the position it leads to. */
  #stop(): void {
    this.#film += 1;
    this.stage.animator.finish();
    if (!this.#coming) return;
    this.letGo();
    change(this.state, this.#coming);
    this.#coming = null;
  }

  letGo(): void {
    this.carried = null;
    this.state.inHand = false;
    this.stage.carry(null);
  }

  render(ms: number): void {
    const { state, stage } = this;
    const now = document.hidden ? 0 : ms;
    stage.draw(state, now);
    void stage.sprites.show(state.layout, shownNow(state), { ms: now }, this.held);
    this.#access();
  }

  #access(): void {
    const { config } = this.state;
    const { root } = this.stage;
    if (config.interactive && this.state.layout.geometry.plane) {
      this.#zooms.update(config.label);
      if (!this.#zooms.element.isConnected) root.append(this.#zooms.element);
    } else {
      this.#zooms.element.remove();
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
  #choose(): void {
    const { state } = this;
    const { wanted } = state;
    state.wanted = 0;
    const { steps, next } = state.config;
    const counts = takes(next);
    if (!wanted || steps.length !== 1 || !counts.length) return;
    const count = Math.max(...counts.filter((one) => one <= wanted), Math.min(...counts));
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
    const answer = tap(entryOf(state), hit);
    if (!answer) return;
    if (answer.kind === 'done') {
      this.events.onDone?.();
      return;
    }
    const [first] = answer.steps;
    const chosen = answer.steps.length === 1 && first?.kind === 'place' && !state.config.view.named;
    const height = chosen && hit.target.kind === 'cell' ? hit.target.cell.stack.length : 0;
    // Keys point at no checker: as many as can go.
    state.wanted = height && via === 'key' ? height : height && hit.count;
    this.report(answer.steps, via);
  }

  premove(hit: Hit): void {
    const { state } = this;
    const { premoveSeat, view, premove } = state.config;
    if (premoveSeat === null) return;
    const steps = premoveTap(view, premoveSeat, state.begun, hit);
    state.begun = premoveWhole(steps) ? [] : steps;
    if (premoveWhole(steps)) this.events.onPremove?.(steps);
    else if (premove.length) this.events.onPremove?.([]);
    this.render(0);
  }

  edit(target: Target, other: boolean): void {
    this.events.onEdit?.(spotOf(target), other);
  }

  cancel(via: Via): void {
    const { state } = this;
    if (state.begun.length) {
      state.begun = [];
      this.render(0);
    }
    if (state.config.premove.length) this.events.onPremove?.([]);
    if (state.entered.length) this.report([], via);
  }

  /** More or fewer checkers of the chosen stack. */
  count(how: { by: number } | { to: number }, via: Via): void {
    const entry = entryOf(this.state);
    const steps = 'by' in how ? moreOrFewer(entry, how.by) : exactly(entry, how.to);
    if (steps) this.report(steps, via);
  }

  hover(key: string | null): void {
    const { state } = this;
    if (state.hover === key) return;
    const before = hoveredBackup(state);
    state.hover = key;
    if (this.#coming) return;
    // A preview of a restore fades pieces; anything else leaves them alone.
    if (before || hoveredBackup(state)) this.render(state.config.animation);
    else this.stage.draw(state, 0);
    const target = this.target(key);
    this.events.onHover?.(target?.step ?? null);
  }

  target(key: string | null): Target | undefined {
    return this.grid.targets.find((target) => target.key === key);
  }

  hit(point: Point, slack: number): Hit | null {
    return hitAt(this.state, point, slack);
  }

  /** A point of the page as one of the drawing. */
  point(x: number, y: number): Point {
    const at = this.stage.svg.getBoundingClientRect();
    const { box } = this.state.layout;
    const w = at.width || 1;
    const h = at.height || 1;
    return { x: box.x + ((x - at.left) / w) * box.w, y: box.y + ((y - at.top) / h) * box.h };
  }

  /** Pixels of the page as units of the drawing. */
  get units(): number {
    return this.state.layout.box.w / (this.stage.svg.getBoundingClientRect().width || 1);
  }

  zoom(factor: number, at: Point = middle(this.state.layout.board), by: Point = { x: 0, y: 0 }): void {
    const { state } = this;
    const camera = panned(zoomed(state.camera, factor, at), by.x, by.y);
    state.camera = kept(camera, state.layout.board, planeContent(state));
    state.cameraMoved = true;
    this.render(0);
  }

  fit(): void {
    this.state.cameraMoved = false;
    fitCamera(this.state);
    this.render(this.state.config.animation);
  }

  placeAt(x: number, y: number): Place | null {
    const { layout: whole, camera } = this.state;
    const point = this.point(x, y);
    const { board } = whole;
    const on =
      point.x >= board.x && point.y >= board.y && point.x < board.x + board.w && point.y < board.y + board.h;
    return on ? placeAt(whole.geometry, onPlane(camera, point)) : null;
  }

  /** Whether checkers of a chosen stack can be counted by the wheel there. */
  counting(hit: Hit | null): boolean {
    const { entered } = this.state;
    const at = standsAt(entered);
    if (!at || this.state.config.view.named || places(entered).length !== 1) return false;
    return hit?.target.kind === 'cell' && hit.target.cell.x === at.x && hit.target.cell.y === at.y;
  }

  get lifted(): number {
    return takenUp(this.state.entered);
  }

  destroy(): void {
    this.#stop();
    this.stage.root.remove();
  }
}

function spotOf(target: Target): Spot {
  if (target.kind === 'cell') return { kind: 'place', x: target.cell.x, y: target.cell.y };
  if (target.kind === 'line') return { kind: 'line', line: target.line, seat: target.seat };
  return { kind: 'area', area: target.area };
}

export function createBoard(
  host: HTMLElement,
  config: BoardChange & Pick<BoardConfig, 'view' | 'label'>,
  events: BoardEvents = {},
): Board {
  const desk = new Desk(host, config, events);
  const deaf = listen(desk);
  return {
    set: (news) => desk.set(news),
    animate: (moves, view) => desk.animate(moves, view),
    focus: () => desk.grid.focus(),
    placeAt: (x, y) => desk.placeAt(x, y),
    fit: () => desk.fit(),
    zoom: (factor) => desk.zoom(factor),
    svg: () => desk.stage.svg,
    destroy: () => {
      deaf();
      desk.destroy();
    },
  };
}
