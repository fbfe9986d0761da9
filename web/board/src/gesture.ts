// Recognises gestures: pointer events become taps, drags, pans and pinches. Points are pixels of the page.
import type { Point } from './geometry';

/** What a drag that begins somewhere would move. */
export type Grip = 'piece' | 'plane' | 'nothing';

export interface Finger extends Point {
  id: number;
  touch: boolean;
  /** 0 for a finger or the main button, 2 for the right one. */
  button: number;
}

type State =
  | { kind: 'idle' }
  | { kind: 'pressed'; finger: Finger; grip: Grip }
  | { kind: 'dragging'; id: number }
  | { kind: 'panning'; id: number; at: Point }
  | { kind: 'pinching'; a: Finger; b: Finger }
  | { kind: 'drawing'; finger: Finger };

export type Action =
  | { kind: 'tap'; at: Point; other: boolean }
  /** A piece is dragged from where the finger came down, and dropped. */
  | { kind: 'drag-start'; at: Point }
  | { kind: 'drag-move'; at: Point }
  | { kind: 'drop'; at: Point }
  | { kind: 'cancel' }
  | { kind: 'pan'; dx: number; dy: number }
  | { kind: 'pinch'; factor: number; at: Point; dx: number; dy: number }
  | { kind: 'draw'; from: Point; to: Point };

/** A drag begins after so many pixels; fingers need more tolerance. */
const SLIP = { mouse: 4, touch: 9 };

export class Gesture {
  #state: State = { kind: 'idle' };

  get busy(): boolean {
    return this.#state.kind !== 'idle';
  }

  get dragging(): boolean {
    return this.#state.kind === 'dragging';
  }

  down(finger: Finger, grip: Grip, pinchable: boolean): Action[] {
    const state = this.#state;
    if (finger.button === 2) {
      if (state.kind === 'dragging') {
        this.#state = { kind: 'idle' };
        return [{ kind: 'cancel' }];
      }
      this.#state = { kind: 'drawing', finger };
      return [];
    }
    if (finger.button !== 0) return [];
    if (pinchable && finger.touch && (state.kind === 'pressed' || state.kind === 'panning')) {
      const first =
        state.kind === 'pressed' ? state.finger : { ...state.at, id: state.id, touch: true, button: 0 };
      this.#state = { kind: 'pinching', a: first, b: finger };
      return [];
    }
    if (state.kind === 'idle') this.#state = { kind: 'pressed', finger, grip };
    return [];
  }

  move(id: number, at: Point): Action[] {
    const state = this.#state;
    switch (state.kind) {
      case 'pressed': {
        if (state.finger.id !== id) return [];
        const far = Math.hypot(at.x - state.finger.x, at.y - state.finger.y);
        if (far < (state.finger.touch ? SLIP.touch : SLIP.mouse)) return [];
        return this.#slipped(state.finger, state.grip, at);
      }
      case 'dragging':
        return state.id === id ? [{ kind: 'drag-move', at }] : [];
      case 'panning': {
        if (state.id !== id) return [];
        const { at: was } = state;
        this.#state = { ...state, at };
        return [{ kind: 'pan', dx: at.x - was.x, dy: at.y - was.y }];
      }
      case 'pinching':
        return this.#pinched(state.a, state.b, id, at);
      default:
        return [];
    }
  }

  up(id: number, at: Point): Action[] {
    const state = this.#state;
    switch (state.kind) {
      case 'pressed':
        if (state.finger.id !== id) return [];
        this.#state = { kind: 'idle' };
        return [{ kind: 'tap', at: state.finger, other: false }];
      case 'dragging':
        if (state.id !== id) return [];
        this.#state = { kind: 'idle' };
        return [{ kind: 'drop', at }];
      case 'drawing': {
        if (state.finger.id !== id) return [];
        this.#state = { kind: 'idle' };
        const far = Math.hypot(at.x - state.finger.x, at.y - state.finger.y);
        const tapped: Action[] = far < SLIP.mouse ? [{ kind: 'tap', at, other: true }] : [];
        return [...tapped, { kind: 'draw', from: state.finger, to: at }];
      }
      case 'pinching': {
        const stays = state.a.id === id ? state.b : state.a;
        this.#state = { kind: 'panning', id: stays.id, at: stays };
        return [];
      }
      default:
        this.#state = { kind: 'idle' };
        return [];
    }
  }

  /** The browser took the pointer over, to scroll the page. */
  cancel(): Action[] {
    const { kind } = this.#state;
    this.#state = { kind: 'idle' };
    return kind === 'dragging' ? [{ kind: 'cancel' }] : [];
  }

  #slipped(finger: Finger, grip: Grip, at: Point): Action[] {
    if (grip === 'piece') {
      this.#state = { kind: 'dragging', id: finger.id };
      return [
        { kind: 'drag-start', at: finger },
        { kind: 'drag-move', at },
      ];
    }
    if (grip === 'plane') {
      this.#state = { kind: 'panning', id: finger.id, at };
      return [{ kind: 'pan', dx: at.x - finger.x, dy: at.y - finger.y }];
    }
    this.#state = { kind: 'idle' };
    return [];
  }

  #pinched(a: Finger, b: Finger, id: number, at: Point): Action[] {
    const [newA, newB] = [a.id === id ? { ...a, ...at } : a, b.id === id ? { ...b, ...at } : b];
    this.#state = { kind: 'pinching', a: newA, b: newB };
    const far = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    const mid = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    const [was, now] = [mid(a, b), mid(newA, newB)];
    return [
      { kind: 'pinch', factor: far(newA, newB) / far(a, b), at: now, dx: now.x - was.x, dy: now.y - was.y },
    ];
  }
}
