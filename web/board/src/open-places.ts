// The open places around the cells of a plane, where an editor may add the next one.
import type { Cell, View } from './wire';

/** The view with an open place beside every cell; a board that cannot grow is left as it is. */
export function withOpenPlaces(view: View): View {
  if (view.surface !== 'plane') return view;
  const known = new Set(view.cells.map((cell) => cell.name));
  const added: Cell[] = [];
  const add = (x: number, y: number) => {
    const name = `${x},${y}`;
    if (known.has(name)) return;
    known.add(name);
    added.push({ x, y, name, ground: 'open', zone: null, stack: [] });
  };
  if (!view.cells.length) add(0, 0);
  for (const { x, y } of view.cells) {
    add(x + 1, y);
    add(x - 1, y);
    add(x, y + 1);
    add(x, y - 1);
  }
  return { ...view, cells: [...view.cells, ...added] };
}
