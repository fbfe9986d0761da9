// Sprites: one element for each piece, which stays the same as long as the piece is on the board.
import { Animator, type Pose } from './animator';
import { pieceId } from './draw/defs';
import { el } from './draw/svg';
import { centre, column } from './geometry';
import type { Layout } from './layout';
import type { Piece, Preview, TrackedCell } from './tracked-view';
import { levelOffset } from './stack';
import type { Token } from './wire';

interface Sprite {
  element: SVGGElement;
  use: SVGUseElement;
  token: Token;
}

export interface Travel {
  /** The duration; 0 for no animation. */
  ms: number;
  /** Where new pieces come from. */
  enter?: (piece: Piece) => Pose | null;
  /** Where removed pieces go, and after what delay; they fade where no pose is given. */
  leave?: (id: number) => { pose: Pose | null; delay: number } | null;
}

/** Where every piece stands. */
export function poses(
  layout: Layout,
  state: Preview,
): { piece: Piece; pose: Pose; order: number; cell: TrackedCell }[] {
  const out: { piece: Piece; pose: Pose; order: number; cell: TrackedCell }[] = [];
  for (const cell of state.tracked.cells) {
    const mid = centre(layout.geometry, cell);
    const lifted = cell.stack.filter((piece) => state.lifted.has(piece.id)).length;
    cell.stack.forEach((piece, level) => {
      const off = state.tracked.stacks ? levelOffset(cell.stack.length, level, lifted) : { x: 0, y: 0 };
      out.push({
        piece,
        cell,
        pose: {
          x: mid.x + off.x,
          y: mid.y + off.y,
          scale: 1,
          opacity: state.passed.has(piece.id) ? 0.32 : 1,
        },
        order: column(layout.geometry, cell).row * 1000 + level,
      });
    });
  }
  return out.sort((a, b) => a.order - b.order);
}

export class Sprites {
  readonly #board: string;
  readonly #layer: SVGGElement;
  readonly #animator: Animator;
  readonly #sprites = new Map<number, Sprite>();

  constructor(board: string, layer: SVGGElement, animator: Animator) {
    this.#board = board;
    this.#layer = layer;
    this.#animator = animator;
  }

  element(id: number): SVGGElement | undefined {
    return this.#sprites.get(id)?.element;
  }

  /** Shows this state; resolved when everything stands still. */
  async show(layout: Layout, state: Preview, travel: Travel, held: Set<number> = new Set()): Promise<void> {
    const wanted = poses(layout, state);
    const alive = new Set(wanted.map(({ piece }) => piece.id));
    const waits: Promise<void>[] = [];
    const moving: SVGElement[] = [];
    // What lies upon a piece that moves is drawn over it, whether it moves or not.
    const raised = new Set<TrackedCell>();
    const raise = (cell: TrackedCell, element: SVGElement) => {
      raised.add(cell);
      moving.push(element);
    };
    for (const { piece, pose, cell } of wanted) {
      const other = this.#becomes(piece);
      const sprite = this.#sprite(piece, travel.enter?.(piece) ?? { ...pose, opacity: travel.ms ? 0 : 1 });
      // What becomes something else swells up.
      if (other && travel.ms) this.#animator.put(sprite.element, { ...pose, scale: 0.8 });
      if (held.has(piece.id)) {
        raise(cell, sprite.element);
        continue;
      }
      const now = this.#animator.pose(sprite.element);
      const moves = travel.ms && now && Math.hypot(now.x - pose.x, now.y - pose.y) > 1;
      if (moves || raised.has(cell)) raise(cell, sprite.element);
      const arc = state.tracked.stacks && now && Math.abs(now.x - pose.x) > 50 ? 30 : 0;
      waits.push(this.#animator.move(sprite.element, pose, travel.ms, { arc }));
    }
    for (const [id, sprite] of this.#sprites) {
      if (!alive.has(id)) waits.push(this.#leave(id, sprite, travel));
    }
    this.#order(
      wanted.map(({ piece }) => piece.id),
      moving,
    );
    await Promise.all(waits);
  }

  /** Places a dragged piece, over all others. */
  hold(id: number, pose: Pose): void {
    const sprite = this.#sprites.get(id);
    if (!sprite) return;
    if (this.#layer.lastChild !== sprite.element) this.#layer.append(sprite.element);
    this.#animator.put(sprite.element, pose);
  }

  #leave(id: number, sprite: Sprite, travel: Travel): Promise<void> {
    this.#sprites.delete(id);
    const { element } = sprite;
    const gone = () => {
      this.#animator.forget(element);
      element.remove();
    };
    const now = this.#animator.pose(element);
    if (!travel.ms || !now) {
      gone();
      return Promise.resolve();
    }
    const exit = travel.leave?.(id);
    // What flies away flies over the others.
    if (exit?.pose) this.#layer.append(element);
    const pose = exit?.pose ?? { ...now, scale: 0.6, opacity: 0 };
    return this.#animator.move(element, pose, travel.ms, { delay: exit?.delay ?? 0 }).then(gone);
  }

  #becomes(piece: Piece): boolean {
    const token = this.#sprites.get(piece.id)?.token;
    return token !== undefined && token.kind !== piece.kind;
  }

  #sprite(piece: Piece, start: Pose): Sprite {
    const known = this.#sprites.get(piece.id);
    if (known) {
      if (known.token.kind !== piece.kind || known.token.seat !== piece.seat) {
        known.use.setAttribute('href', `#${pieceId(this.#board, piece)}`);
        known.token = piece;
      }
      return known;
    }
    const use = el('use', { href: `#${pieceId(this.#board, piece)}` });
    const sprite: Sprite = { element: el('g', { class: 'db-piece' }, [use]), use, token: piece };
    this.#sprites.set(piece.id, sprite);
    this.#layer.append(sprite.element);
    this.#animator.put(sprite.element, start);
    return sprite;
  }

  /** Nearer pieces over farther ones, moving ones over all. */
  #order(ids: number[], moving: SVGElement[]): void {
    const wanted = ids.map((id) => this.element(id)).filter((element) => element !== undefined);
    const order = [...wanted.filter((element) => !moving.includes(element)), ...moving];
    const now = [...this.#layer.children].filter((child) => order.includes(child as SVGGElement));
    if (now.some((child, i) => child !== order[i])) this.#layer.append(...order);
  }
}
