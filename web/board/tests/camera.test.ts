// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fit, clampedCamera, toPlane, toWindow, panned, zoomed } from '../src/camera';
import { around } from '../src/geometry';

const window = { x: 0, y: 0, w: 800, h: 800 };

describe('the camera', () => {
  it('shows the whole plane, in the middle', () => {
    const content = { x: -300, y: 100, w: 2000, h: 500 };
    const camera = fit(window, content);
    const corners = [
      toWindow(camera, content),
      toWindow(camera, { x: content.x + content.w, y: content.y + content.h }),
    ].map((at) => ({ ...at, w: 0, h: 0 }));
    const seen = around(corners);
    expect(seen.x).toBeCloseTo(0);
    expect(seen.w).toBeCloseTo(800);
    expect(seen.y + seen.h / 2).toBeCloseTo(400);
  });

  it('does not blow up a single field', () => {
    expect(fit(window, { x: 0, y: 0, w: 100, h: 100 }).zoom).toBeLessThanOrEqual(1.25);
  });

  it('keeps what is under the finger under it', () => {
    const at = { x: 200, y: 650 };
    const before = { zoom: 0.7, x: 31, y: -20 };
    const after = zoomed(before, 1.4, at);
    expect(after.zoom).toBeCloseTo(0.98);
    const [a, b] = [toPlane(before, at), toPlane(after, at)];
    expect(a.x).toBeCloseTo(b.x);
    expect(a.y).toBeCloseTo(b.y);
  });

  it('has its limits', () => {
    expect(zoomed({ zoom: 1, x: 0, y: 0 }, 1000, { x: 0, y: 0 }).zoom).toBeLessThan(4);
    expect(zoomed({ zoom: 1, x: 0, y: 0 }, 0.0001, { x: 0, y: 0 }).zoom).toBeGreaterThan(0.05);
  });

  it('never loses the plane', () => {
    const content = { x: 0, y: 0, w: 300, h: 300 };
    const camera = clampedCamera(panned({ zoom: 1, x: 0, y: 0 }, 9000, -9000), window, content);
    const at = toWindow(camera, { x: 0, y: 300 });
    expect(at.x).toBeLessThan(800);
    expect(at.y).toBeGreaterThan(0);
  });
});
