// The drawing as a file of its own: every colour that the style sheets give is written into it.
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'stop-opacity',
  'paint-order',
];
const TEXT = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];
const PLAIN: Record<string, string> = {
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'stop-opacity': '1',
  'paint-order': 'normal',
};

/** The drawing of a board that stands on the page, as the text of an SVG file. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [real, copied] = [
    [svg, ...svg.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  real.forEach((element, i) => settle(element, copied[i] as Element));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('aria-hidden');
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  return new XMLSerializer().serializeToString(copy);
}

function settle(element: Element, copy: Element): void {
  const style = getComputedStyle(element);
  const names = element.tagName === 'stop' ? ['stop-color', 'stop-opacity'] : KEPT;
  for (const name of element.tagName === 'text' ? [...names, ...TEXT] : names) {
    if (name.startsWith('stop') && element.tagName !== 'stop') continue;
    const value = style.getPropertyValue(name);
    if (!value || value === PLAIN[name]) continue;
    // A reference reads url("#id") there and needs no marks here.
    copy.setAttribute(name, value.replace(/url\("(#[^"]+)"\)/, 'url($1)'));
  }
  copy.removeAttribute('class');
}
