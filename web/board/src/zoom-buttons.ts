// Zoom buttons of a plane.
import type { What } from './config';
import { el } from './draw/svg';

type Act = 'zoom-in' | 'zoom-out' | 'fit';

const SIGNS: Record<Act, string> = {
  'zoom-in': 'M9 3v12M3 9h12',
  'zoom-out': 'M3 9h12',
  fit: 'M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4',
};

export class ZoomButtons {
  readonly element = document.createElement('div');
  readonly #buttons = new Map<Act, HTMLButtonElement>();

  constructor(press: (act: Act) => void) {
    this.element.className = 'db-zoom';
    for (const act of ['zoom-in', 'zoom-out', 'fit'] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(
        el('svg', { viewBox: '0 0 18 18', 'aria-hidden': 'true' }, [el('path', { d: SIGNS[act] })]),
      );
      button.addEventListener('click', () => press(act));
      this.#buttons.set(act, button);
      this.element.append(button);
    }
  }

  update(label: (what: What) => string): void {
    for (const [act, button] of this.#buttons) {
      const words = label({ kind: act });
      button.setAttribute('aria-label', words);
      button.title = words;
    }
  }
}
