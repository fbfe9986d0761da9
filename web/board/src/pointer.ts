// Pointer, touch and wheel events of a board.
import type { BoardController } from './controller';
import { drag, type Drag } from './drag';
import { isOwn, currentPlace } from './move-input';
import { Gesture, type Action, type Finger, type Grip } from './gesture';
import { inside, same, type Point } from './geometry';
import { pickerHit } from './picker';
import { mayPremove, pickerOf } from './state';
import { has } from './steps';
import type { Hit } from './hit-test';

/** Fingers hit this many pixels beside small things. */
const FINGER = 10;
/** A wheel turns one notch in so many pixels. */
const NOTCH = 40;
/** A click follows the release of its pointer within so many milliseconds. */
const CLICK = 700;

/** Handles pointer, wheel and touch events of a board; returns how to stop. */
export function listen(controller: BoardController): () => void {
  const handlers = new PointerHandlers(controller);
  const { root } = controller.renderer;
  const abort = new AbortController();
  const { signal } = abort;
  const active = { passive: false, signal };
  root.addEventListener('pointerdown', (event) => handlers.pointerDown(event), { signal });
  root.addEventListener('pointermove', (event) => handlers.pointerMove(event), { signal });
  root.addEventListener('pointerup', (event) => handlers.pointerUp(event), { signal });
  root.addEventListener('pointercancel', () => handlers.cancelGesture(), { signal });
  root.addEventListener('pointerleave', (event) => handlers.pointerLeave(event), { signal });
  root.addEventListener('mousedown', (event) => handlers.mouseDown(event), { signal });
  root.addEventListener('click', (event) => handlers.click(event), { signal });
  root.addEventListener('touchstart', (event) => handlers.touchStart(event), active);
  root.addEventListener('touchend', (event) => handlers.touchEnd(event), active);
  root.addEventListener('wheel', (event) => handlers.wheel(event), active);
  root.addEventListener('contextmenu', (event) => handlers.contextMenu(event), { signal });
  root.addEventListener('keydown', (event) => handlers.keyDown(event), { signal });
  const finish = () => document.hidden && controller.renderer.animator.finish();
  document.addEventListener('visibilitychange', finish, { signal });
  return () => abort.abort();
}

class PointerHandlers {
  readonly #controller: BoardController;
  readonly #gesture = new Gesture();
  #drag: Drag | null = null;
  /** Whether the last pointer was a finger. */
  #touch = false;
  /** How far the wheel has turned since its last notch, in pixels. */
  #turned = 0;
  /** When a pointer was last released. */
  #released = -CLICK;

  constructor(controller: BoardController) {
    this.#controller = controller;
  }

  get #interactive(): boolean {
    return this.#controller.state.config.interactive;
  }

  get #plane(): boolean {
    return this.#controller.state.layout.geometry.plane;
  }

  #hitAt(at: Point): Hit | null {
    const { units } = this.#controller;
    return this.#controller.hit(this.#controller.point(at.x, at.y), this.#touch ? FINGER * units : 0);
  }

  #act(action: Action): void {
    const controller = this.#controller;
    switch (action.kind) {
      case 'tap':
        tapAt(controller, action.at, this.#hitAt(action.at), action.other, this.#touch);
        break;
      case 'drag-start': {
        const hit = this.#hitAt(action.at);
        this.#drag = hit && drag(controller, hit);
        break;
      }
      case 'drag-move':
        this.#drag?.move(action.at);
        controller.hover(this.#hitAt(action.at)?.target.key ?? null);
        break;
      case 'drop':
        this.#drag?.drop(action.at, this.#hitAt(action.at));
        this.#drag = null;
        break;
      case 'cancel':
        this.#drag?.cancel();
        this.#drag = null;
        break;
      case 'pan':
        controller.zoom(1, undefined, this.#inUnits(action));
        break;
      case 'pinch':
        controller.zoom(action.factor, controller.point(action.at.x, action.at.y), this.#inUnits(action));
        break;
      case 'draw':
        drawn(controller, action.from, action.to);
        break;
    }
  }

  /** Pixels of the page as units of the drawing. */
  #inUnits({ dx, dy }: { dx: number; dy: number }): Point {
    const { units } = this.#controller;
    return { x: dx * units, y: dy * units };
  }

  #perform(actions: Action[]): void {
    actions.forEach((action) => this.#act(action));
  }

  pointerDown(event: PointerEvent): void {
    if (!this.#interactive || isButton(event.target)) return;
    const controller = this.#controller;
    controller.settle();
    this.#touch = event.pointerType === 'touch';
    const at = pointOf(event);
    const grip = gripOf(controller, onPicker(controller, at) ? null : this.#hitAt(at), this.#touch);
    if (grip !== 'nothing' || event.button === 2) {
      controller.renderer.root.setPointerCapture?.(event.pointerId);
    }
    this.#perform(this.#gesture.down(fingerOf(event), grip, this.#plane));
  }

  pointerMove(event: PointerEvent): void {
    if (!this.#interactive) return;
    const at = pointOf(event);
    this.#perform(this.#gesture.move(event.pointerId, at));
    if (!this.#gesture.busy && event.pointerType !== 'touch') hoverAt(this.#controller, this.#hitAt(at));
  }

  pointerUp(event: PointerEvent): void {
    this.#released = event.timeStamp;
    this.#leaveField(event.target);
    this.#perform(this.#gesture.up(event.pointerId, pointOf(event)));
  }

  pointerLeave(event: PointerEvent): void {
    if (!this.#gesture.busy && event.pointerType !== 'touch') this.#controller.hover(null);
  }

  cancelGesture(): void {
    this.#perform(this.#gesture.cancel());
  }

  /** A click does not put the keyboard's cursor on the board: arrow keys stay what they are to the page. */
  mouseDown(event: MouseEvent): void {
    if (!isButton(event.target)) event.preventDefault();
  }

  /** Whoever taps the board has left the field or the button he was at. That comes before the tap is acted upon: what
   *  the page then puts the focus on keeps it, though a finger's mousedown follows later. */
  #leaveField(tapped: EventTarget | null): void {
    const { activeElement } = document;
    const outside = !this.#controller.renderer.root.contains(activeElement);
    if (activeElement instanceof HTMLElement && outside && !isButton(tapped)) activeElement.blur();
  }

  /** What a pointer clicks has been dealt with. Any other click comes from a screen reader. */
  click(event: MouseEvent): void {
    if (event.timeStamp - this.#released < CLICK) return;
    const target = this.#controller.grid.targetOf(event.target);
    if (target && this.#interactive) this.#controller.tapKey(target.key);
  }

  /** A page scrolls under a finger unless its first touch is refused. */
  touchStart(event: TouchEvent): void {
    if (!this.#interactive || isButton(event.target)) return;
    this.#touch = true;
    const [finger] = event.touches;
    const grip = finger ? gripOf(this.#controller, this.#hitAt(pointOf(finger)), true) : 'nothing';
    if (grip !== 'nothing' || (this.#plane && event.touches.length > 1)) event.preventDefault();
  }

  /** What a finger did has been dealt with: the mouse events that would follow may hit what has taken its place. */
  touchEnd(event: TouchEvent): void {
    if (this.#interactive && !isButton(event.target) && event.cancelable) event.preventDefault();
  }

  /** Over a stack the wheel chooses how many pieces, elsewhere it zooms the plane. */
  wheel(event: WheelEvent): void {
    const controller = this.#controller;
    const { stacks } = controller.state.config.view;
    if (!this.#interactive || !(this.#plane || stacks)) return;
    const at = pointOf(event);
    const picking = onPicker(controller, at);
    const hit = picking ? null : this.#hitAt(at);
    const notch = this.#notch(event.deltaY);
    const overStack = hit?.target.kind === 'cell' && hit.target.cell.stack.length > 0;
    if (picking) {
      if (notch) controller.count({ by: notch }, 'wheel');
    } else if (this.#plane && (event.ctrlKey || !overStack)) {
      const speed = event.ctrlKey ? 0.008 : 0.0015;
      controller.zoom(Math.exp(-event.deltaY * speed), controller.point(at.x, at.y));
    } else if (controller.counting(hit)) {
      if (notch) controller.count({ by: notch }, 'wheel');
    } else if (stacks && hit?.target.step && has(controller.state.first, hit.target.step)) {
      if (notch) controller.tap({ ...hit, count: 1 }, 'wheel');
    } else {
      return;
    }
    event.preventDefault();
  }

  /** 1 or -1 for a notch up or down, 0 within one. */
  #notch(deltaY: number): number {
    this.#turned += deltaY;
    const notch = Math.abs(this.#turned) >= NOTCH ? -Math.sign(this.#turned) : 0;
    if (notch) this.#turned = 0;
    return notch;
  }

  /** A long touch is no click with the right button. */
  contextMenu(event: MouseEvent): void {
    const { state, events } = this.#controller;
    if (this.#gesture.busy || state.config.editing || events.onArrow) event.preventDefault();
  }

  keyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#gesture.dragging) this.cancelGesture();
  }
}

function pointOf({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point {
  return { x, y };
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function fingerOf(event: PointerEvent): Finger {
  return {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    touch: event.pointerType === 'touch',
    button: event.button,
  };
}

/** What a drag that begins on this would move. */
function gripOf(controller: BoardController, hit: Hit | null, touch: boolean): Grip {
  const { state } = controller;
  const { config } = state;
  const target = hit?.target;
  const background: Grip = state.layout.geometry.plane && (!touch || state.cameraMoved) ? 'plane' : 'nothing';
  if (!target?.step) return background;
  if (target.kind === 'pile') {
    const open = has(state.first, target.step) || has(config.next, target.step) || mayPremove(config);
    return open && target.area.count > 0 ? 'piece' : 'nothing';
  }
  if (target.kind !== 'cell') return 'nothing';
  const at = currentPlace(state.entered);
  if (at && same(at, target.cell)) return 'piece';
  if (!target.cell.stack.length) return background;
  if (config.editing) return 'piece';
  if (mayPremove(config)) return isOwn(target.cell, config.premoveSeat ?? -1) ? 'piece' : background;
  const open = state.entered.length ? state.first : config.next;
  return has(open, target.step) ? 'piece' : background;
}

function hoverAt(controller: BoardController, hit: Hit | null): void {
  controller.hover(hit?.target.key ?? null);
  const { config } = controller.state;
  const open =
    hit?.target.step && (has(config.next, hit.target.step) || has(controller.state.first, hit.target.step));
  controller.renderer.root.classList.toggle(
    'db-over-open',
    Boolean(open) || (config.editing && hit !== null),
  );
}

function onPicker(controller: BoardController, at: Point): boolean {
  const one = pickerOf(controller.state);
  return one !== null && inside(one.picker.rect, controller.point(at.x, at.y));
}

/** A tap on the large stack; false where it is elsewhere. */
function pick(controller: BoardController, at: Point): boolean {
  const one = pickerOf(controller.state);
  const hit = one && pickerHit(one.picker, controller.lifted, controller.point(at.x, at.y));
  if (!hit) return false;
  if (hit.kind === 'by') controller.count({ by: hit.by }, 'tap');
  else if (hit.kind === 'count' && hit.count !== controller.lifted)
    controller.count({ to: hit.count }, 'tap');
  return true;
}

function tapAt(
  controller: BoardController,
  at: Point,
  hit: Hit | null,
  other: boolean,
  touch: boolean,
): void {
  const { config } = controller.state;
  if (config.editing) {
    if (hit) controller.edit(hit.target, other);
    else {
      const place = controller.placeAt(at.x, at.y);
      if (place && controller.state.layout.geometry.plane)
        controller.events.onEdit?.({ kind: 'place', ...place }, other);
    }
    return;
  }
  if (other || pick(controller, at)) return;
  if (!hit) {
    controller.cancel('tap');
    controller.hover(null);
    return;
  }
  // A backup used up or a line recorded ends the turn: a finger sees first what it would do.
  const endsTurn = hit.target.kind === 'backup' || hit.target.kind === 'line';
  if (touch && endsTurn && controller.state.hover !== hit.target.key) {
    controller.hover(hit.target.key, true);
    return;
  }
  if (touch) controller.hover(null);
  controller.tap(hit, 'tap');
}

function drawn(controller: BoardController, from: Point, to: Point): void {
  const [a, b] = [controller.placeAt(from.x, from.y), controller.placeAt(to.x, to.y)];
  if (a && b && !controller.state.config.editing) controller.events.onArrow?.(a, b);
}
