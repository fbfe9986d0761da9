// Colours and gradients of the drawing as a canvas has them.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a shape with this box is filled with; null for nothing. Patterns are left out: they are faint. */
export function brush(
  to: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  paint: string,
  box: Box,
): string | CanvasGradient | null {
  if (paint === 'none') return null;
  const id = paint.match(/url\("?#([^")]+)/)?.[1];
  if (!id) return paint;
  const found = svg.querySelector(`[id="${id}"]`);
  const gradient = found && gradientOf(to, found, box);
  if (!found || !gradient) return null;
  for (const stop of found.children) {
    gradient.addColorStop(Number(stop.getAttribute('offset')), getComputedStyle(stop).stopColor);
  }
  return gradient;
}

function gradientOf(to: CanvasRenderingContext2D, element: Element, box: Box): CanvasGradient | null {
  const of = (name: string) => Number(element.getAttribute(name) ?? 0);
  if (element.tagName === 'linearGradient') {
    return to.createLinearGradient(box.x, box.y, box.x + of('x2') * box.w, box.y + of('y2') * box.h);
  }
  if (element.tagName !== 'radialGradient') return null;
  const [x, y] = [box.x + of('cx') * box.w, box.y + of('cy') * box.h];
  return to.createRadialGradient(x, y, 0, x, y, of('r') * Math.max(box.w, box.h));
}
