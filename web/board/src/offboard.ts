// Where pieces come from and go to when they are not on the board: piles, backups, the edge.
import type { Pose } from './animator';
import { toPlane, type Camera } from './camera';
import { middle, same, type Point } from './geometry';
import { SMALL, type Layout } from './layout';
import type { Event, Place } from './wire';

/** A point beside the board as the pieces' layer has it. */
function onLayer(camera: Camera, point: Point, scale: number, opacity: number): Pose {
  return { ...toPlane(camera, point), scale: scale / camera.zoom, opacity };
}

/** Where a pile takes its next piece, or gives its last. */
export function pilePose(layout: Layout, camera: Camera, seat: number): Pose | null {
  const pile = layout.piles.find(({ area }) => area.seat === seat);
  if (!pile) return null;
  return onLayer(camera, pile.pieces.at(-1) ?? middle(pile.rect), pile.scale, 1);
}

/** Where a piece that is taken goes: to a pile, to the side of the seat that scores, or nowhere. */
export function exitPose(layout: Layout, camera: Camera, to: number | null): Pose | null {
  if (to === null) return null;
  const pile = pilePose(layout, camera, to);
  if (pile) return pile;
  const side = layout.sides[to] ?? { x: 0, y: 0 };
  const mid = middle(layout.board);
  const far = { x: layout.board.w / 2 + 40, y: layout.board.h / 2 + 40 };
  const point = { x: mid.x + side.x * far.x, y: mid.y + side.y * far.y };
  return onLayer(camera, point, 0.4, 0);
}

/** Where a restored piece stood before: its sign in the backup. */
export function signPose(layout: Layout, seat: number, restore: Event, at: Place): Pose | null {
  if (restore.kind !== 'restore') return null;
  const backup = layout.backups.find(
    (one) => one.seat === seat && one.line === restore.line && one.area.signs === restore.signs,
  );
  const line = layout.lines.find(({ number }) => number === restore.line);
  const index = (line?.squares ?? []).findIndex((place) => same(place, at));
  const point = backup?.signs[index];
  return point ? { ...point, scale: SMALL, opacity: 1 } : null;
}
