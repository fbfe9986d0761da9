// The renderer: the layers of the drawing, and what is drawn on each of them.
import { Animator, type Pose } from './animator';
import { drawBackup, drawHandle, drawPile, piece } from './draw/beside';
import { defs } from './draw/defs';
import { drawPicker } from './draw/picker';
import { drawCells, drawFrame, PLANE_CORNER, planeLabels, rect } from './draw/background';
import { arrow, lineBand, dot, lastMove, movable, square } from './draw/highlights';
import { el, group, text } from './draw/svg';
import { currentPlace, takenCount } from './move-input';
import { centre } from './geometry';
import type { Layout } from './layout';
import { recorded, restored } from './backups';
import { cellAt, type TrackedView } from './tracked-view';
import { Sprites } from './sprites';
import {
  allTargets,
  enteringSeat,
  hoveredBackup,
  hoveredLine,
  pickerOf,
  currentPreview,
  type State,
} from './state';
import { has, places } from './steps';
import type { Token } from './wire';

let boards = 0;

export class Renderer {
  /** The element that holds everything. */
  readonly root = document.createElement('div');
  readonly svg = el('svg', { class: 'db-svg' });
  readonly animator = new Animator();
  readonly sprites: Sprites;
  /** The prefix of the ids of gradients and pieces. */
  readonly id: string;
  readonly camera = group('db-camera');
  readonly #defs = group('db-defs');
  readonly #background = group('db-background');
  readonly #labels = group('db-labels');
  readonly #window = group('db-window');
  readonly #cells = group('db-cells');
  readonly #highlights = group('db-highlights');
  readonly #pieces = group('db-pieces');
  readonly #heights = group('db-heights');
  readonly #ghosts = group('db-ghosts');
  readonly #dots = group('db-dots');
  readonly #arrows = group('db-arrows');
  readonly #beside = group('db-beside');
  readonly #over = group('db-over');
  readonly #dragged = group('db-dragged');
  #backups: SVGElement[] = [];
  #drawn = '';
  #set = '';
  #box = '';

  constructor(host: HTMLElement) {
    boards += 1;
    this.id = `db${boards}`;
    this.root.className = 'db';
    this.camera.append(this.#cells, this.#highlights, this.#pieces, this.#heights, this.#ghosts);
    this.camera.append(this.#dots, this.#arrows);
    this.#window.append(this.camera);
    this.svg.append(this.#defs, this.#background, this.#labels, this.#window);
    this.svg.append(this.#beside, this.#over, this.#dragged);
    this.svg.setAttribute('aria-hidden', 'true');
    this.sprites = new Sprites(this.id, this.#pieces, this.animator);
    this.root.append(this.svg);
    host.append(this.root);
  }

  /** A piece dragged from a pile; null when it is dropped. */
  dragPile(token: Token | null, pose: Pose = { x: 0, y: 0, scale: 1, opacity: 1 }): void {
    if (!token) {
      this.#dragged.replaceChildren();
      return;
    }
    if (!this.#dragged.firstChild) this.#dragged.append(piece(this.id, token.kind, token.seat, 0, 0, 1));
    this.animator.put(this.#dragged, pose);
  }

  /** Draws everything but the pieces. */
  draw(state: State, ms: number): void {
    const { config, layout, camera } = state;
    this.#applyTheme(state);
    this.#resize(layout);
    this.#drawBackground(state);
    const pose = { x: camera.x, y: camera.y, scale: camera.zoom, opacity: 1 };
    void this.animator.move(this.camera, pose, layout.geometry.plane ? ms : 0);
    if (layout.geometry.plane)
      this.#labels.replaceChildren(...(config.coordinates ? planeLabels(layout, camera) : []));
    const dots = this.#dotsOf(state);
    const { stacks } = config.view;
    this.#highlights.replaceChildren(...this.#highlightsOf(state), ...(stacks ? [] : dots));
    this.#dots.replaceChildren(...(stacks ? dots : []));
    this.#ghosts.replaceChildren(...this.#ghostsOf(state));
    this.#arrows.replaceChildren(
      ...config.arrows.flatMap((one) => arrow(this.id, layout, one, config.view.seat)),
    );
    this.drawBeside(state, currentPreview(state).tracked, layout);
    this.#over.replaceChildren(...this.#pickerOf(state));
  }

  #applyTheme(state: State): void {
    const { pieceSet, theme, interactive, editing } = state.config;
    this.root.dataset.theme = theme;
    this.root.dataset.pieces = pieceSet;
    this.root.classList.toggle('db-interactive', interactive);
    this.root.classList.toggle('db-editing', editing);
    const colours = colouredSeats(state.tracked);
    const wanted = `${pieceSet} ${colours}`;
    if (this.#set === wanted) return;
    this.#set = wanted;
    this.#defs.replaceChildren(defs(this.id, pieceSet, colours));
  }

  #resize(layout: Layout): void {
    const { x, y, w, h } = layout.box;
    const box = `${x} ${y} ${w} ${h}`;
    if (box === this.#box) return;
    this.#box = box;
    this.svg.setAttribute('viewBox', box);
    this.root.style.setProperty('--db-aspect', String(w / h));
    this.root.style.setProperty('--db-frame', `${(100 * layout.frame) / w}%`);
    const clip = `${this.id}-window`;
    this.#window.replaceChildren(this.camera);
    if (layout.geometry.plane) {
      const shape = rect(layout.board, '', PLANE_CORNER);
      this.#window.prepend(el('clipPath', { id: clip }, [shape]));
      this.#window.setAttribute('clip-path', `url(#${clip})`);
    } else {
      this.#window.removeAttribute('clip-path');
    }
  }

  #drawBackground(state: State): void {
    const { config, layout, tracked } = state;
    const { geometry: g } = layout;
    const cells = g.plane
      ? tracked.cells.map((cell) => `${cell.x},${cell.y}${cell.stack.length ? '' : cell.ground}`).join(';')
      : tracked.cells.map((cell) => `${cell.ground}${cell.zone}`).join(';');
    const key = `${g.quarter} ${g.cols} ${g.rows} ${config.coordinates} ${config.editing} ${cells}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.#background.replaceChildren(...drawFrame(this.id, layout, config.coordinates));
    this.#cells.replaceChildren(...drawCells(this.id, layout, tracked, config.editing));
  }

  #highlightsOf(state: State): SVGElement[] {
    const { config, layout, tracked } = state;
    const { steps, premove } = config;
    const out = lastMove(layout, config.last);
    const line = hoveredLine(state);
    if (line !== null) out.push(lineBand(layout, line, 'db-hover-line'));
    for (const place of places(premove)) out.push(square(layout, place, 'db-premove'));
    for (const place of places(state.premoveSteps)) out.push(square(layout, place, 'db-premove'));
    const way = steps[0]?.kind === 'reserve' ? [] : places(steps);
    way.slice(0, -1).forEach((place) => out.push(square(layout, place, 'db-path')));
    const at = currentPlace(steps);
    if (at) out.push(square(layout, at, 'db-selected'));
    if (config.dots && config.interactive && !steps.length && !config.editing) {
      const open = places(config.next);
      const shown = config.markMovable ? open : open.filter((at) => !cellAt(tracked, at)?.stack.length);
      for (const place of shown) out.push(movable(layout, tracked, place));
    }
    return out;
  }

  /** Where the chosen piece can go: drawn over stacks, which would hide it. */
  #dotsOf(state: State): SVGElement[] {
    const { config, layout, tracked } = state;
    if (!config.steps.length || !config.interactive) return [];
    return places(config.next).flatMap((place) => {
      if (state.hover === `@${place.x},${place.y}`) return [square(layout, place, 'db-drop-target')];
      return config.dots ? [dot(layout, tracked, place)] : [];
    });
  }

  /** The pieces that the hovered backup would put on the board. */
  #ghostsOf(state: State): SVGElement[] {
    const area = hoveredBackup(state);
    if (!area) return [];
    return restored(state.config.view, area.line ?? 0, area.signs ?? '', area.seat).map(({ at, token }) => {
      const { x, y } = centre(state.layout.geometry, at);
      return piece(this.id, token.kind, token.seat, x, y, 1);
    });
  }

  #pickerOf(state: State): SVGElement[] {
    const { config, counts } = state;
    const one = config.interactive && !config.editing ? pickerOf(state) : null;
    const stack = one && cellAt(config.view, one.place)?.stack;
    return stack ? [drawPicker(this.id, one.picker, stack, takenCount(config.steps), counts)] : [];
  }

  /** The element of a backup, by its number among them. */
  backup(index: number): SVGElement | undefined {
    return this.#backups[index];
  }

  drawBeside(state: State, tracked: TrackedView, layout: Layout): void {
    const { config } = state;
    const { backups } = tracked;
    const seat = enteringSeat(config);
    const all = allTargets(state);
    const reserve = has(config.next, { kind: 'reserve' });
    const out: SVGElement[] = layout.piles.map((one) => {
      const own = one.area.kind === 'reserve' && one.area.seat === seat;
      const chosen = own && config.steps[0]?.kind === 'reserve';
      const name = (own && reserve ? ' db-open' : '') + (chosen ? ' db-selected-pile' : '');
      return drawPile(this.id, one, name, own && state.reserveDragged ? 1 : 0, config.editing);
    });
    for (const target of all) {
      if (target.kind !== 'line') continue;
      const over = target.key === state.hover ? recorded(tracked, target.line, target.seat) : null;
      if (backups) out.push(drawHandle(this.id, backups, layout, target.line, target.seat, over));
    }
    const lit = all.filter((target) => target.kind === 'backup');
    this.#backups = [];
    layout.backups.forEach((one, i) => {
      const target = lit[i];
      const open = target?.step && has(config.next, target.step) ? ' db-open' : '';
      const over = target && target.key === state.hover ? ' db-hover' : '';
      if (backups) this.#backups.push(drawBackup(this.id, backups, one, one.area.signs ?? '', open + over));
    });
    out.push(...this.#backups);
    this.#beside.replaceChildren(...out);
    this.#heights.replaceChildren(...(tracked.stacks ? heights(tracked, layout) : []));
  }
}

/** How many seats have pieces of their own colour; two at least, so that an empty board is ready for both. */
function colouredSeats(tracked: TrackedView): number {
  const tokens = tracked.cells.flatMap((cell) => cell.stack.map((token) => token.seat ?? 0));
  return Math.max(1, ...tokens, ...tracked.areas.map((area) => area.seat)) + 1;
}

/** The heights of stacks, in figures. */
function heights(tracked: TrackedView, layout: Layout): SVGElement[] {
  return tracked.cells
    .filter((cell) => cell.stack.length > 1)
    .flatMap((cell) => {
      const { x, y } = centre(layout.geometry, cell);
      return [
        el('circle', { cx: x + 37, cy: y + 36, r: 13, class: 'db-height' }),
        text('db-height-count', x + 37, y + 36, String(cell.stack.length)),
      ];
    });
}
