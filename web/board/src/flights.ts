// Where pieces come from and go to when they are not on the board: heaps, backups, the edge.
import type { Pose } from './animate';
import { onPlane, type Camera } from './camera';
import { middle, same, seatSide, type Point } from './geometry';
import { SMALL, type Layout } from './layout';
import { lineSquares } from './lines';
import type { Event, Place } from './wire';

/** A point beside the board as the pieces' layer has it. */
function onLayer(camera: Camera, point: Point, scale: number, opacity: number): Pose {
  return { ...onPlane(camera, point), scale: scale / camera.zoom, opacity };
}

/** Where a heap takes its next man, or gives its last. */
export function pilePose(whole: Layout, camera: Camera, seat: number): Pose | null {
  const pile = whole.piles.find(({ area }) => area.seat === seat);
  if (!pile) return null;
  return onLayer(camera, pile.men.at(-1) ?? middle(pile.rect), pile.scale, 1);
}

/** Where a piece that is taken goes: to a heap, to the side of the seat that scores, or nowhere. */
export function exitPose(whole: Layout, camera: Camera, seats: number, to: number | null): Pose | null {
  if (to === null) return null;
  const heap = pilePose(whole, camera, to);
  if (heap) return heap;
  const side = seatSide(whole.geometry, seats, to);
  const mid = middle(whole.board);
  const far = { x: whole.board.w / 2 + 40, y: whole.board.h / 2 + 40 };
  const point = { x: mid.x + side.x * far.x, y: mid.y + side.y * far.y };
  return onLayer(camera, point, 0.4, 0);
}

/** Where a restored piece stood before: its sign in the backup. */
export function signPose(whole: Layout, seat: number, restore: Event, at: Place): Pose | null {
  if (restore.kind !== 'restore') return null;
  const backup = whole.backups.find(
    (one) => one.seat === seat && one.line === restore.line && one.area.signs === restore.signs,
  );
  const index = lineSquares(restore.line).findIndex((place) => same(place, at));
  const point = backup?.signs[index];
  return point ? { ...point, scale: SMALL, opacity: 1 } : null;
}
