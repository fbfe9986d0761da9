// The mouse and fingers on the board.
import type { Desk } from './board';
import { drag, type Drag } from './drag';
import { isOwn, standsAt } from './entry';
import { Gesture, type Act, type Finger, type Grip } from './gesture';
import { inside, same, type Point } from './geometry';
import { pickerHit } from './picker';
import { mayPremove, pickerOf } from './state';
import { has } from './steps';
import type { Hit } from './targets';

/** Fingers hit this many pixels beside small things. */
const FINGER = 10;
/** A wheel turns one notch in so many pixels. */
const NOTCH = 40;
/** A click follows the release of its pointer within so many milliseconds. */
const CLICK = 700;

/** Listens; returns how to stop. */
export function listen(desk: Desk): () => void {
  const { root } = desk.stage;
  const ears = new AbortController();
  const { signal } = ears;
  const gesture = new Gesture();
  let held: Drag | null = null;
  let touch = false;
  let turned = 0;
  let released = -CLICK;

  const hitAt = (at: Point): Hit | null => desk.hit(desk.point(at.x, at.y), touch ? FINGER * desk.units : 0);
  const interactive = () => desk.state.config.interactive;

  const act = (one: Act): void => {
    switch (one.kind) {
      case 'tap':
        tapAt(desk, one.at, hitAt(one.at), one.other, touch);
        break;
      case 'lift': {
        const hit = hitAt(one.at);
        held = hit && drag(desk, hit);
        break;
      }
      case 'carry':
        held?.carry(one.at);
        desk.hover(hitAt(one.at)?.target.key ?? null);
        break;
      case 'drop':
        held?.drop(one.at, hitAt(one.at));
        held = null;
        break;
      case 'give-up':
        held?.giveUp();
        held = null;
        break;
      case 'pan':
        desk.zoom(1, undefined, { x: one.dx * desk.units, y: one.dy * desk.units });
        break;
      case 'pinch':
        desk.zoom(one.factor, desk.point(one.at.x, one.at.y), {
          x: one.dx * desk.units,
          y: one.dy * desk.units,
        });
        break;
      case 'draw':
        drawn(desk, one.from, one.to);
        break;
    }
  };

  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    ear: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => root.addEventListener(name, ear, { ...options, signal });

  on('pointerdown', (event) => {
    if (!interactive() || isButton(event.target)) return;
    touch = event.pointerType === 'touch';
    const at = { x: event.clientX, y: event.clientY };
    const grip = gripOf(desk, onPicker(desk, at) ? null : hitAt(at), touch);
    if (grip !== 'nothing' || event.button === 2) root.setPointerCapture?.(event.pointerId);
    gesture.down(fingerOf(event), grip, desk.state.layout.geometry.plane).forEach(act);
  });
  on('pointermove', (event) => {
    if (!interactive()) return;
    const at = { x: event.clientX, y: event.clientY };
    gesture.move(event.pointerId, at).forEach(act);
    if (!gesture.busy && event.pointerType !== 'touch') hoverAt(desk, hitAt(at));
  });
  on('pointerup', (event) => {
    released = event.timeStamp;
    gesture.up(event.pointerId, { x: event.clientX, y: event.clientY }).forEach(act);
  });
  on('pointercancel', () => gesture.cancel().forEach(act));
  on('pointerleave', (event) => {
    if (!gesture.busy && event.pointerType !== 'touch') desk.hover(null);
  });
  // The keyboard's cursor is not put on the board by a click: arrow keys stay what they are to the page.
  on('mousedown', (event) => {
    if (isButton(event.target)) return;
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !root.contains(activeElement)) activeElement.blur();
  });
  // What a pointer clicks has been dealt with. Any other click comes from a screen reader.
  on('click', (event) => {
    if (event.timeStamp - released < CLICK) return;
    const target = desk.grid.targetOf(event.target);
    if (target && interactive()) desk.tap({ target, count: 0 }, 'key');
  });
  // A page scrolls under a finger unless its first touch is refused.
  on(
    'touchstart',
    (event) => {
      if (!interactive() || isButton(event.target)) return;
      touch = true;
      const [finger] = event.touches;
      const plane = desk.state.layout.geometry.plane;
      const at = finger ? { x: finger.clientX, y: finger.clientY } : null;
      const grip = at ? gripOf(desk, hitAt(at), true) : 'nothing';
      if (grip !== 'nothing' || (plane && event.touches.length > 1)) event.preventDefault();
    },
    { passive: false },
  );
  on(
    'wheel',
    (event) => {
      if (!interactive() || !desk.state.layout.geometry.plane) return;
      const at = { x: event.clientX, y: event.clientY };
      const chosen = onPicker(desk, at);
      const hit = chosen ? null : hitAt(at);
      turned += event.deltaY;
      const notch = Math.abs(turned) >= NOTCH ? -Math.sign(turned) : 0;
      if (notch) turned = 0;
      const stack = hit?.target.kind === 'cell' && hit.target.cell.stack.length > 0;
      if (chosen) {
        if (notch) desk.count({ by: notch }, 'wheel');
      } else if (event.ctrlKey || !stack) {
        desk.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.008 : 0.0015)), desk.point(at.x, at.y));
      } else if (desk.counting(hit)) {
        if (notch) desk.count({ by: notch }, 'wheel');
      } else if (hit?.target.step && has(desk.state.first, hit.target.step)) {
        if (notch) desk.tap({ ...hit, count: 1 }, 'wheel');
      } else {
        return;
      }
      event.preventDefault();
    },
    { passive: false },
  );
  on('contextmenu', (event) => {
    // A long touch is no click with the right button.
    if (gesture.busy || desk.state.config.editing || desk.events.onArrow) event.preventDefault();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape' && gesture.carrying) gesture.cancel().forEach(act);
  });
  document.addEventListener('visibilitychange', () => document.hidden && desk.stage.animator.finish(), {
    signal,
  });
  return () => ears.abort();
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
function gripOf(desk: Desk, hit: Hit | null, touch: boolean): Grip {
  const { state } = desk;
  const { config } = state;
  const target = hit?.target;
  const ground: Grip = state.layout.geometry.plane && (!touch || state.cameraMoved) ? 'plane' : 'nothing';
  if (!target?.step) return ground;
  if (target.kind === 'pile') {
    const open = has(state.first, target.step) || has(config.next, target.step) || mayPremove(config);
    return open && target.area.count > 0 ? 'piece' : 'nothing';
  }
  if (target.kind !== 'cell') return 'nothing';
  const at = standsAt(state.entered);
  if (at && same(at, target.cell)) return 'piece';
  if (!target.cell.stack.length) return ground;
  if (config.editing) return 'piece';
  if (mayPremove(config)) return isOwn(target.cell, config.premoveSeat ?? -1) ? 'piece' : ground;
  const fresh = state.entered.length ? state.first : config.next;
  return has(fresh, target.step) ? 'piece' : ground;
}

function hoverAt(desk: Desk, hit: Hit | null): void {
  desk.hover(hit?.target.key ?? null);
  const { config } = desk.state;
  const open =
    hit?.target.step && (has(config.next, hit.target.step) || has(desk.state.first, hit.target.step));
  desk.stage.root.classList.toggle('db-over-open', Boolean(open) || (config.editing && hit !== null));
}

function onPicker(desk: Desk, at: Point): boolean {
  const one = pickerOf(desk.state);
  return one !== null && inside(one.picker.rect, desk.point(at.x, at.y));
}

/** A tap on the large stack; false where it is elsewhere. */
function pick(desk: Desk, at: Point): boolean {
  const one = pickerOf(desk.state);
  const hit = one && pickerHit(one.picker, desk.lifted, desk.point(at.x, at.y));
  if (!hit) return false;
  if (hit.kind === 'by') desk.count({ by: hit.by }, 'tap');
  else if (hit.kind === 'count' && hit.count !== desk.lifted) desk.count({ to: hit.count }, 'tap');
  return true;
}

function tapAt(desk: Desk, at: Point, hit: Hit | null, other: boolean, touch: boolean): void {
  const { config } = desk.state;
  if (config.editing) {
    if (hit) desk.edit(hit.target, other);
    else {
      const place = desk.placeAt(at.x, at.y);
      if (place && !config.view.named) desk.events.onEdit?.({ kind: 'place', ...place }, other);
    }
    return;
  }
  if (other || pick(desk, at)) return;
  if (!hit) {
    desk.cancel('tap');
    desk.hover(null);
    return;
  }
  // A backup used up or a line recorded ends the turn: a finger sees first what it would do.
  const grave = hit.target.kind === 'backup' || hit.target.kind === 'line';
  if (touch && grave && desk.state.hover !== hit.target.key) {
    desk.hover(hit.target.key);
    return;
  }
  if (touch) desk.hover(null);
  desk.tap(hit, 'tap');
}

function drawn(desk: Desk, from: Point, to: Point): void {
  const [a, b] = [desk.placeAt(from.x, from.y), desk.placeAt(to.x, to.y)];
  if (a && b && !desk.state.config.editing) desk.events.onArrow?.(a, b);
}
