// The places around a layout, where an editor may lay the next field.
import type { Cell, View } from './wire';

/** The view with an empty cell beside every one there is; on a board with names, the view itself. */
export function withRing(view: View): View {
  if (view.named) return view;
  const known = new Set(view.cells.map((cell) => cell.name));
  const ring: Cell[] = [];
  const add = (x: number, y: number) => {
    const name = `${x},${y}`;
    if (known.has(name)) return;
    known.add(name);
    ring.push({ x, y, name, ground: 'field', zone: null, stack: [] });
  };
  if (!view.cells.length) add(0, 0);
  for (const { x, y } of view.cells) {
    add(x + 1, y);
    add(x - 1, y);
    add(x, y + 1);
    add(x, y - 1);
  }
  return { ...view, cells: [...view.cells, ...ring] };
}
