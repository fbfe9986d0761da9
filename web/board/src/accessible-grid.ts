// The board for screen readers and the keyboard: an ARIA grid over the drawing.
import type { What } from './config';
import { currentPlace, takenCount } from './move-input';
import { same, UNIT, type Rect } from './geometry';
import { isArrow, neighbour, rows } from './navigate';
import { price, recorded } from './backups';
import { allTargets, currentPreview, type State } from './state';
import { has } from './steps';
import type { Target } from './hit-test';

export interface AccessibleGridEvents {
  tap(target: Target): void;
  cancel(): void;
  /** How many pieces of a stack to take: more, fewer, or exactly so many. */
  count(change: { by: number } | { to: number }): void;
  focus(key: string | null): void;
}

export class AccessibleGrid {
  readonly element = document.createElement('div');
  readonly #events: AccessibleGridEvents;
  readonly #cells = new Map<string, HTMLElement>();
  /** The targets as of the last update. */
  targets: Target[] = [];
  #current: string | null = null;
  /** Whether the user has put the cursor where it is. */
  #placed = false;
  #shape = '';

  constructor(events: AccessibleGridEvents) {
    this.#events = events;
    this.element.className = 'db-grid';
    this.element.setAttribute('role', 'grid');
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focusin', (event) => this.#focused(event.target));
    this.element.addEventListener('focusout', () => this.#events.focus(null));
  }

  /** The key of the target that has the tab stop. */
  get current(): string | null {
    return this.#current;
  }

  focus(): void {
    const cell = this.#cells.get(this.#current ?? '') ?? this.#cells.values().next().value;
    cell?.focus();
  }

  update(state: State): void {
    const { layout, camera } = state;
    this.targets = allTargets(state);
    const height = UNIT * (layout.geometry.plane ? camera.zoom : 1);
    const lines = rows(this.targets, height);
    const shape = lines.map((line) => line.map(({ key }) => key).join(' ')).join('\n');
    const focused = this.element.contains(document.activeElement);
    if (shape !== this.#shape) this.#build(lines, shape);
    if (!this.#placed || !this.#cells.has(this.#current ?? '')) this.#current = this.#first(state);
    for (const target of this.targets) this.#write(state, target);
    // What had the focus may be gone, or was moved and lost it.
    if (focused && !this.element.contains(document.activeElement)) this.focus();
    this.element.setAttribute('aria-label', state.config.label({ kind: 'board' }));
  }

  /** The cursor begins where something can be done. */
  #first(state: State): string | null {
    const open = this.targets.find(({ step }) => step && has(state.config.next, step));
    return (open ?? this.targets[0])?.key ?? null;
  }

  #build(lines: Target[][], shape: string): void {
    this.#shape = shape;
    const seen = new Set(lines.flat().map(({ key }) => key));
    for (const key of this.#cells.keys()) if (!seen.has(key)) this.#cells.delete(key);
    const built = lines.map((line) => {
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      row.append(...line.map(({ key }) => this.#cell(key)));
      return row;
    });
    this.element.replaceChildren(...built);
  }

  #cell(key: string): HTMLElement {
    const known = this.#cells.get(key);
    if (known) return known;
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.className = 'db-cell';
    cell.dataset.key = key;
    cell.tabIndex = -1;
    this.#cells.set(key, cell);
    return cell;
  }

  #write(state: State, target: Target): void {
    const cell = this.#cells.get(target.key);
    if (!cell) return;
    const { config, layout } = state;
    const what = whatOf(state, target);
    const words = config.label(what);
    if (cell.getAttribute('aria-label') !== words) cell.setAttribute('aria-label', words);
    const tip = config.tip(what);
    if (cell.title !== tip) cell.title = tip;
    const index = target.key === this.#current ? 0 : -1;
    if (cell.tabIndex !== index) cell.tabIndex = index;
    const chosen = String(isChosen(state, target));
    if (cell.getAttribute('aria-selected') !== chosen) cell.setAttribute('aria-selected', chosen);
    put(cell, target.rect, layout.box);
  }

  /** What an element of the grid stands for. */
  targetOf(element: EventTarget | null): Target | undefined {
    const key = element instanceof HTMLElement ? element.dataset.key : undefined;
    return this.targets.find((target) => target.key === key);
  }

  #focused(element: EventTarget | null): void {
    const target = this.targetOf(element);
    if (!target) return;
    this.moveTo(target.key);
    this.#events.focus(target.key);
  }

  /** Moves the tab stop; the focus follows if it was on the board. */
  moveTo(key: string): void {
    this.#placed = true;
    if (key === this.#current) return;
    const before = this.#cells.get(this.#current ?? '');
    if (before) before.tabIndex = -1;
    this.#current = key;
    const cell = this.#cells.get(key);
    if (!cell) return;
    cell.tabIndex = 0;
    if (before && before === document.activeElement) cell.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    const target = this.targetOf(event.target);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!this.#press(event.key, target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Handles a key; false if it has no meaning here. */
  #press(key: string, target: Target): boolean {
    if (isArrow(key)) {
      const to = neighbour(this.targets, target.key, key);
      if (to) this.#cells.get(to)?.focus();
      return true;
    }
    if (key === 'Enter' || key === ' ') this.#events.tap(target);
    else if (key === 'Escape') this.#events.cancel();
    else if (key === '+' || key === '=') this.#events.count({ by: 1 });
    else if (key === '-') this.#events.count({ by: -1 });
    else if (key >= '1' && key <= '9' && key.length === 1) this.#events.count({ to: Number(key) });
    else if (key === 'Home' || key === 'End') this.#edge(target, key === 'End');
    else return false;
    return true;
  }

  /** Moves the focus to the first or the last cell of the row. */
  #edge(target: Target, last: boolean): void {
    const row = this.#cells.get(target.key)?.parentElement;
    const cell = last ? row?.lastElementChild : row?.firstElementChild;
    if (cell instanceof HTMLElement) cell.focus();
  }
}

function isChosen(state: State, target: Target): boolean {
  const { steps } = state.config;
  const at = currentPlace(steps);
  if (target.kind === 'cell') return at !== null && same(at, target.cell);
  return target.step !== null && has(steps, target.step);
}

function whatOf(state: State, target: Target): What {
  const { next, steps } = state.config;
  const lit = target.step !== null && has(next, target.step);
  const chosen = isChosen(state, target);
  if (target.kind === 'cell')
    return { kind: 'cell', cell: target.cell, lit, chosen, taken: chosen ? takenCount(steps) : 0 };
  if (target.kind === 'line') {
    // What it costs depends on the move that is being entered before it.
    const signs = recorded(currentPreview(state).tracked, target.line, target.seat);
    const cost = price(state.config.view, signs);
    return { kind: 'build', line: target.line, seat: target.seat, price: cost };
  }
  return { kind: 'area', area: target.area, lit, chosen };
}

/** Places a cell over the drawing, in percentages of its size. */
function put(cell: HTMLElement, at: Rect, box: Rect): void {
  const percent = (part: number, of: number) => `${Math.round((part / of) * 10000) / 100}%`;
  cell.style.left = percent(at.x - box.x, box.w);
  cell.style.top = percent(at.y - box.y, box.h);
  cell.style.width = percent(at.w, box.w);
  cell.style.height = percent(at.h, box.h);
}
