// The drawing: its layers, and what is laid on each of them.
import { Animator, type Pose } from './animate';
import { drawBackup, drawHandle, drawPile, piece } from './draw/beside';
import { defs } from './draw/defs';
import { drawPicker } from './draw/picker';
import { drawGround, drawUnder, rect } from './draw/ground';
import { arrow, band, dot, lastMove, may, square } from './draw/marks';
import { el, group, text } from './draw/svg';
import { isOwn, standsAt, takenUp } from './entry';
import { centre } from './geometry';
import type { Layout } from './layout';
import { recorded, restored } from './lines';
import { cellAt, type Picture } from './picture';
import { Sprites } from './sprites';
import {
  allTargets,
  enteringSeat,
  hoveredBackup,
  hoveredLine,
  pickerOf,
  shownNow,
  type State,
} from './state';
import { has, places } from './steps';
import type { Place, Token } from './wire';

let boards = 0;

export class Stage {
  /** The element that holds everything. */
  readonly root = document.createElement('div');
  readonly svg = el('svg', { class: 'db-svg' });
  readonly animator = new Animator();
  readonly sprites: Sprites;
  /** What the names of gradients and pieces begin with. */
  readonly id: string;
  readonly camera = group('db-camera');
  readonly #defs = group('db-defs');
  readonly #under = group('db-under');
  readonly #window = group('db-window');
  readonly #ground = group('db-ground');
  readonly #marks = group('db-marks');
  readonly #pieces = group('db-pieces');
  readonly #heights = group('db-heights');
  readonly #ghosts = group('db-ghosts');
  readonly #dots = group('db-dots');
  readonly #arrows = group('db-arrows');
  readonly #beside = group('db-beside');
  readonly #over = group('db-over');
  readonly #hand = group('db-hand');
  #backups: SVGElement[] = [];
  #drawn = '';
  #set = '';
  #box = '';

  constructor(host: HTMLElement) {
    boards += 1;
    this.id = `db${boards}`;
    this.root.className = 'db';
    this.camera.append(this.#ground, this.#marks, this.#pieces, this.#heights, this.#ghosts);
    this.camera.append(this.#dots, this.#arrows);
    this.#window.append(this.camera);
    this.svg.append(this.#defs, this.#under, this.#window, this.#beside, this.#over, this.#hand);
    this.svg.setAttribute('aria-hidden', 'true');
    this.sprites = new Sprites(this.id, this.#pieces, this.animator);
    this.root.append(this.svg);
    host.append(this.root);
  }

  /** A man in somebody's hand; null when it is let go. */
  carry(token: Token | null, pose: Pose = { x: 0, y: 0, scale: 1, opacity: 1 }): void {
    if (!token) {
      this.#hand.replaceChildren();
      return;
    }
    if (!this.#hand.firstChild) this.#hand.append(piece(this.id, token.kind, token.seat, 0, 0, 1));
    this.animator.put(this.#hand, pose);
  }

  /** Everything but the pieces. */
  draw(state: State, ms: number): void {
    const { config, layout: whole, camera } = state;
    this.#look(state);
    this.#box_(whole);
    this.#drawGround(state);
    const pose = { x: camera.x, y: camera.y, scale: camera.zoom, opacity: 1 };
    void this.animator.move(this.camera, pose, whole.geometry.plane ? ms : 0);
    const dots = this.#dotsOf(state);
    const plane = whole.geometry.plane;
    this.#marks.replaceChildren(...this.#marksOf(state), ...(plane ? [] : dots));
    this.#dots.replaceChildren(...(plane ? dots : []));
    this.#ghosts.replaceChildren(...this.#ghostsOf(state));
    this.#arrows.replaceChildren(
      ...config.arrows.flatMap((one) => arrow(this.id, whole, one, config.view.seat)),
    );
    this.drawBeside(state, shownNow(state).picture, whole);
    this.#over.replaceChildren(...this.#pickerOf(state));
  }

  #look(state: State): void {
    const { pieceSet, theme, interactive, editing } = state.config;
    this.root.dataset.theme = theme;
    this.root.dataset.pieces = pieceSet;
    this.root.classList.toggle('db-interactive', interactive);
    this.root.classList.toggle('db-editing', editing);
    if (this.#set === pieceSet) return;
    this.#set = pieceSet;
    this.#defs.replaceChildren(defs(this.id, pieceSet));
  }

  #box_(whole: Layout): void {
    const { x, y, w, h } = whole.box;
    const box = `${x} ${y} ${w} ${h}`;
    if (box === this.#box) return;
    this.#box = box;
    this.svg.setAttribute('viewBox', box);
    this.root.style.setProperty('--db-aspect', String(w / h));
    const clip = `${this.id}-window`;
    this.#window.replaceChildren(this.camera);
    if (whole.geometry.plane) {
      const shape = rect(whole.board, '', 18);
      this.#window.prepend(el('clipPath', { id: clip }, [shape]));
      this.#window.setAttribute('clip-path', `url(#${clip})`);
    } else {
      this.#window.removeAttribute('clip-path');
    }
  }

  #drawGround(state: State): void {
    const { config, layout: whole, picture } = state;
    const { geometry: g } = whole;
    const cells = g.plane
      ? picture.cells.map((cell) => `${cell.x},${cell.y}${cell.stack.length ? '' : '-'}`).join(';')
      : `${picture.cells.length}${picture.cells[0]?.ground}`;
    const laying = picture.areas.some((area) => area.kind === 'hand');
    const key = `${g.quarter} ${g.cols} ${g.rows} ${config.coordinates} ${laying} ${config.editing} ${cells}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.#under.replaceChildren(...drawUnder(this.id, whole, config.coordinates));
    this.#ground.replaceChildren(...drawGround(this.id, whole, picture, config.editing));
  }

  #marksOf(state: State): SVGElement[] {
    const { config, layout: whole, picture } = state;
    const { steps, premove } = config;
    const out = lastMove(whole, config.last);
    const line = hoveredLine(state);
    if (line !== null) out.push(band(whole, line, 'db-lit-line'));
    for (const place of places(premove)) out.push(square(whole, place, 'db-premove'));
    for (const place of places(state.begun)) out.push(square(whole, place, 'db-premove'));
    const way = steps[0]?.kind === 'reserve' ? [] : places(steps);
    way.slice(0, -1).forEach((place) => out.push(square(whole, place, 'db-way')));
    const at = standsAt(steps);
    if (at) out.push(square(whole, at, 'db-chosen'));
    if (config.dots && config.interactive && !steps.length && !config.editing) {
      for (const place of choices(config)) out.push(may(whole, picture, place));
    }
    return out;
  }

  /** Where the chosen piece can go. On the plane stacks would hide it, so there it lies over them. */
  #dotsOf(state: State): SVGElement[] {
    const { config, layout: whole, picture } = state;
    if (!config.steps.length || !config.interactive) return [];
    return places(config.next).flatMap((place) => {
      if (state.hover === `@${place.x},${place.y}`) return [square(whole, place, 'db-aim')];
      return config.dots ? [dot(whole, picture, place)] : [];
    });
  }

  /** What hovering shows: the pieces that a restore would bring. */
  #ghostsOf(state: State): SVGElement[] {
    const area = hoveredBackup(state);
    if (!area) return [];
    return restored(area.line ?? 0, area.signs ?? '', area.seat).map(({ at, token }) => {
      const { x, y } = centre(state.layout.geometry, at);
      return piece(this.id, token.kind, token.seat, x, y, 1);
    });
  }

  #pickerOf(state: State): SVGElement[] {
    const { config, counts } = state;
    const one = config.interactive && !config.editing ? pickerOf(state) : null;
    const stack = one && cellAt(config.view, one.place)?.stack;
    return stack ? [drawPicker(this.id, one.picker, stack, takenUp(config.steps), counts)] : [];
  }

  /** The element of a backup, by its number among them. */
  backup(index: number): SVGElement | undefined {
    return this.#backups[index];
  }

  drawBeside(state: State, picture: Picture, whole: Layout): void {
    const { config } = state;
    const seat = enteringSeat(config);
    const all = allTargets(state);
    const reserve = has(config.next, { kind: 'reserve' });
    const out: SVGElement[] = whole.piles.map((one) => {
      const own = one.area.kind === 'reserve' && one.area.seat === seat;
      const chosen = own && config.steps[0]?.kind === 'reserve';
      const name = (own && reserve ? ' db-open' : '') + (chosen ? ' db-chosen-pile' : '');
      return drawPile(this.id, one, name, own && state.inHand ? 1 : 0, config.editing);
    });
    for (const target of all) {
      if (target.kind !== 'line') continue;
      const over = target.key === state.hover ? recorded(picture, target.line, target.seat) : null;
      out.push(drawHandle(this.id, whole, target.line, target.seat, over));
    }
    const lit = all.filter((target) => target.kind === 'backup');
    this.#backups = [];
    whole.backups.forEach((one, i) => {
      const target = lit[i];
      const open = target?.step && has(config.next, target.step) ? ' db-open' : '';
      const over = target && target.key === state.hover ? ' db-hover' : '';
      this.#backups.push(drawBackup(this.id, one, one.area.signs ?? '....', open + over));
    });
    out.push(...this.#backups);
    this.#beside.replaceChildren(...out);
    this.#heights.replaceChildren(...(picture.named ? [] : heights(picture, whole)));
  }
}

/** Pieces that can move, where it is worth saying because most of the others cannot. */
function choices({ view, next }: State['config']): Place[] {
  const own = view.cells.filter((cell) => isOwn(cell, view.seat)).length;
  const open = places(next);
  const empty = open.some((place) => !cellAt(view, place)?.stack.length);
  return empty || open.length * 2 <= own ? open : [];
}

/** The heights of stacks, in figures. */
function heights(picture: Picture, whole: Layout): SVGElement[] {
  return picture.cells
    .filter((cell) => cell.stack.length > 1)
    .flatMap((cell) => {
      const { x, y } = centre(whole.geometry, cell);
      return [
        el('circle', { cx: x + 37, cy: y + 36, r: 13, class: 'db-height' }),
        text('db-height-count', x + 37, y + 36, String(cell.stack.length)),
      ];
    });
}
