// The plane seen through a window: which part, and how large.
import { middle, type Point, type Rect } from './geometry';

/** A point p of the plane is drawn at p * zoom + (x, y). */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export const NO_CAMERA: Camera = { zoom: 1, x: 0, y: 0 };
const LEAST = 0.2;
const MOST = 2.4;

/** The whole of `content` in the middle of the window; small layouts are not blown up beyond 1. */
export function fit(window: Rect, content: Rect): Camera {
  const zoom = clamp(Math.min(window.w / content.w, window.h / content.h), LEAST, 1.25);
  const from = middle(content);
  const to = middle(window);
  return { zoom, x: to.x - from.x * zoom, y: to.y - from.y * zoom };
}

/** Nearer or farther by a factor, the plane under this point of the window staying under it. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const zoom = clamp(camera.zoom * factor, LEAST, MOST);
  const real = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Moved so far that some of the content stays in the window. */
export function clampedCamera(camera: Camera, window: Rect, content: Rect): Camera {
  const hold = 80;
  const left = window.x + hold - (content.x + content.w) * camera.zoom;
  const right = window.x + window.w - hold - content.x * camera.zoom;
  const top = window.y + hold - (content.y + content.h) * camera.zoom;
  const bottom = window.y + window.h - hold - content.y * camera.zoom;
  return { ...camera, x: clamp(camera.x, left, right), y: clamp(camera.y, top, bottom) };
}

/** From the window to the plane. */
export function toPlane(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.zoom, y: (point.y - camera.y) / camera.zoom };
}

/** From the plane to the window. */
export function toWindow(camera: Camera, point: Point): Point {
  return { x: point.x * camera.zoom + camera.x, y: point.y * camera.zoom + camera.y };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
