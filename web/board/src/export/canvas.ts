// The drawing painted onto a canvas, for a PNG. The site's policy forbids to load it as an image, so the
// few shapes that the board consists of are painted one by one.
import { brush, type Box } from './paint';

/** A canvas of this width with the drawing of a board that stands on the page. */
export function paint(
  svg: SVGSVGElement,
  width: number,
  background: string | null = null,
): HTMLCanvasElement {
  const box = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * box.height) / box.width);
  const to = canvas.getContext('2d');
  if (!to) return canvas;
  if (background) {
    to.fillStyle = background;
    to.fillRect(0, 0, canvas.width, canvas.height);
  }
  to.scale(width / box.width, width / box.width);
  to.translate(-box.x, -box.y);
  for (const child of svg.children) draw(to, svg, child);
  return canvas;
}

const SKIPPED = new Set(['defs', 'clipPath', 'marker', 'pattern', 'linearGradient', 'radialGradient']);

function draw(to: CanvasRenderingContext2D, svg: SVGSVGElement, element: Element): void {
  if (!(element instanceof SVGGraphicsElement) || SKIPPED.has(element.tagName)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  to.save();
  const matrix = element.transform.baseVal.consolidate()?.matrix;
  if (matrix) to.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  to.globalAlpha *= Number(style.opacity);
  const clip = element.getAttribute('clip-path')?.match(/#([^)]+)/)?.[1];
  const window = clip && svg.querySelector(`[id="${clip}"]`)?.firstElementChild;
  if (window) to.clip(outline(svg, window)?.path ?? new Path2D());
  if (element.tagName === 'use') {
    const used = svg.querySelector(`[id="${element.getAttribute('href')?.slice(1)}"]`);
    for (const child of used?.children ?? []) draw(to, svg, child);
  } else if (element.tagName === 'text') {
    write(to, element, style);
  } else {
    shape(to, svg, element, style);
    for (const child of element.children) draw(to, svg, child);
  }
  to.restore();
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}

/** A shape's path, and the box that its gradients fill. */
function outline(svg: SVGSVGElement, element: Element): { path: Path2D; box: Box } | null {
  const path = new Path2D();
  const of = (name: string) => number(element, name);
  switch (element.tagName) {
    case 'rect': {
      const box = { x: of('x'), y: of('y'), w: of('width'), h: of('height') };
      path.roundRect(box.x, box.y, box.w, box.h, of('rx'));
      return { path, box };
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = element.tagName === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
      path.ellipse(of('cx'), of('cy'), rx, ry, 0, 0, 2 * Math.PI);
      return { path, box: { x: of('cx') - rx, y: of('cy') - ry, w: 2 * rx, h: 2 * ry } };
    }
    case 'path':
    case 'polygon': {
      const points = element.getAttribute('points');
      const d = points ? `M${points}Z` : (element.getAttribute('d') ?? '');
      return { path: new Path2D(d), box: measured(svg, d) };
    }
    default:
      return null;
  }
}

/** Shapes that are only used by name have no box of their own: one that is drawn for a moment has. */
function measured(svg: SVGSVGElement, d: string): Box {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  probe.setAttribute('d', d);
  svg.append(probe);
  const { x, y, width, height } = probe.getBBox();
  probe.remove();
  return { x, y, w: width, h: height };
}

function shape(
  to: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  element: Element,
  style: CSSStyleDeclaration,
): void {
  const found = outline(svg, element);
  if (!found) return;
  const { path, box } = found;
  const fill = brush(to, svg, style.fill, box);
  if (fill) {
    to.fillStyle = fill;
    to.fill(path);
  }
  const stroke = brush(to, svg, style.stroke, box);
  if (stroke) {
    to.strokeStyle = stroke;
    to.lineWidth = parseFloat(style.strokeWidth);
    to.lineCap = style.strokeLinecap as CanvasLineCap;
    to.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    const dashes = style.strokeDasharray;
    to.setLineDash(dashes === 'none' ? [] : dashes.split(/[ ,]+/).map(parseFloat));
    to.stroke(path);
    if (element.hasAttribute('marker-end')) head(to, element, parseFloat(style.strokeWidth), stroke);
  }
}

/** The head of an arrow, at the end of its path. */
function head(
  to: CanvasRenderingContext2D,
  element: Element,
  size: number,
  fill: string | CanvasGradient,
): void {
  const numbers = (element.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers.slice(-4);
  to.save();
  to.translate(x1, y1);
  to.rotate(Math.atan2(y1 - y0, x1 - x0));
  to.scale(size, size);
  to.fillStyle = fill;
  to.fill(new Path2D('M-1.9-2L1.7 0L-1.9 2Z'));
  to.restore();
}

function write(to: CanvasRenderingContext2D, element: Element, style: CSSStyleDeclaration): void {
  const [x, y] = [number(element, 'x'), number(element, 'y')];
  to.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  const words = element.textContent ?? '';
  if (style.stroke !== 'none') {
    to.strokeStyle = style.stroke;
    to.lineWidth = parseFloat(style.strokeWidth);
    to.strokeText(words, x, y);
  }
  to.fillStyle = style.fill;
  to.fillText(words, x, y);
}
