// The board as pages use it.
import type { BoardChange, BoardConfig, BoardEvents } from './config';
import { BoardController } from './controller';
import { listen } from './pointer';
import type { Event, Place, View } from './wire';

export interface Board {
  /** Changes what is given; the rest stays. A new view without `next` and `steps` has none. */
  set(change: BoardChange): void;
  /** Shows a move, then the position after it. Resolved when it stands, or was interrupted. */
  animate(events: Event[], view: View): Promise<void>;
  /** Puts the keyboard's cursor on the board. */
  focus(): void;
  /** Takes so many pieces of the chosen stack; false where none is chosen. */
  count(to: number): boolean;
  /** The place under a point of the page, also where there is no cell; null off the board. */
  placeAt(x: number, y: number): Place | null;
  /** Fits the camera to the whole plane. */
  fit(): void;
  zoom(factor: number): void;
  svg(): SVGSVGElement;
  destroy(): void;
}

export function createBoard(
  host: HTMLElement,
  config: BoardChange & Pick<BoardConfig, 'view' | 'label'>,
  events: BoardEvents = {},
): Board {
  const controller = new BoardController(host, config, events);
  const stopListening = listen(controller);
  return {
    set: (change) => controller.set(change),
    animate: (moves, view) => controller.animate(moves, view),
    focus: () => controller.grid.focus(),
    count: (to) => controller.count({ to }, 'key'),
    placeAt: (x, y) => controller.placeAt(x, y),
    fit: () => controller.fit(),
    zoom: (factor) => controller.zoom(factor),
    svg: () => controller.renderer.svg,
    destroy: () => {
      stopListening();
      controller.destroy();
    },
  };
}
