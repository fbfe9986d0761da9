import type { View } from '$board/wire';

/** Whether seats are told apart by the colours of their pieces. */
export const isColoured = (view: Pick<View, 'seats' | 'cells'>) =>
  view.seats === 2 && view.cells.every((cell) => cell.zone === null);
