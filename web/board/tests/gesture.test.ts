// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Gesture, type Finger } from '../src/gesture';

const mouse = (x: number, y: number, button = 0): Finger => ({ id: 1, x, y, touch: false, button });
const finger = (id: number, x: number, y: number): Finger => ({ id, x, y, touch: true, button: 0 });

describe('gestures', () => {
  it('a press and a release are a tap, even if the hand trembles', () => {
    const gesture = new Gesture();
    gesture.down(mouse(10, 10), 'piece', false);
    expect(gesture.move(1, { x: 12, y: 11 })).toEqual([]);
    expect(gesture.up(1, { x: 12, y: 11 })).toMatchObject([
      { kind: 'tap', at: { x: 10, y: 10 }, other: false },
    ]);
  });

  it('a piece is dragged from where it was touched, and dropped', () => {
    const gesture = new Gesture();
    gesture.down(mouse(10, 10), 'piece', false);
    const acts = gesture.move(1, { x: 40, y: 10 });
    expect(acts).toMatchObject([
      { kind: 'drag-start', at: { x: 10, y: 10 } },
      { kind: 'drag-move', at: { x: 40, y: 10 } },
    ]);
    expect(gesture.dragging).toBe(true);
    expect(gesture.move(1, { x: 50, y: 10 })).toEqual([{ kind: 'drag-move', at: { x: 50, y: 10 } }]);
    expect(gesture.up(1, { x: 60, y: 10 })).toEqual([{ kind: 'drop', at: { x: 60, y: 10 } }]);
    expect(gesture.busy).toBe(false);
  });

  it('the right button, or the browser, makes it fall back', () => {
    const gesture = new Gesture();
    const lift = () => {
      gesture.down(mouse(0, 0), 'piece', false);
      gesture.move(1, { x: 30, y: 0 });
    };
    lift();
    expect(gesture.down(mouse(30, 0, 2), 'piece', false)).toEqual([{ kind: 'cancel' }]);
    lift();
    expect(gesture.cancel()).toEqual([{ kind: 'cancel' }]);
  });

  it('a finger on nothing is left to the page', () => {
    const gesture = new Gesture();
    gesture.down(finger(1, 0, 0), 'nothing', true);
    expect(gesture.move(1, { x: 0, y: 50 })).toEqual([]);
    expect(gesture.up(1, { x: 0, y: 60 })).toEqual([]);
  });

  it('the plane is panned', () => {
    const gesture = new Gesture();
    gesture.down(mouse(0, 0), 'plane', true);
    expect(gesture.move(1, { x: 10, y: 0 })).toEqual([{ kind: 'pan', dx: 10, dy: 0 }]);
    expect(gesture.move(1, { x: 15, y: 5 })).toEqual([{ kind: 'pan', dx: 5, dy: 5 }]);
  });

  it('two fingers pinch, and the one that stays pans on', () => {
    const gesture = new Gesture();
    gesture.down(finger(1, 0, 0), 'piece', true);
    gesture.down(finger(2, 100, 0), 'nothing', true);
    expect(gesture.move(2, { x: 200, y: 0 })).toEqual([
      { kind: 'pinch', factor: 2, at: { x: 100, y: 0 }, dx: 50, dy: 0 },
    ]);
    expect(gesture.up(1, { x: 0, y: 0 })).toEqual([]);
    expect(gesture.move(2, { x: 210, y: 0 })).toEqual([{ kind: 'pan', dx: 10, dy: 0 }]);
  });

  it('the right button draws', () => {
    const gesture = new Gesture();
    gesture.down(mouse(0, 0, 2), 'piece', false);
    expect(gesture.up(1, { x: 90, y: 0 })).toMatchObject([{ kind: 'draw', to: { x: 90, y: 0 } }]);
    gesture.down(mouse(0, 0, 2), 'piece', false);
    expect(gesture.up(1, { x: 0, y: 0 }).map(({ kind }) => kind)).toEqual(['tap', 'draw']);
  });
});
