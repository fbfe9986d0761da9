// Creating SVG elements.
const NAMESPACE = 'http://www.w3.org/2000/svg';

export type Attributes = Record<string, string | number | undefined>;

export function el<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  children: SVGElement[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

export function group(name: string, children: SVGElement[] = []): SVGGElement {
  return el('g', { class: name }, children);
}

export function text(name: string, x: number, y: number, words: string): SVGTextElement {
  const element = el('text', { class: name, x: short(x), y: short(y) });
  element.textContent = words;
  return element;
}

/** A number with two digits after the point at most. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export function translate(x: number, y: number, scale = 1): string {
  const move = `translate(${short(x)} ${short(y)})`;
  return scale === 1 ? move : `${move} scale(${Math.round(scale * 1000) / 1000})`;
}
