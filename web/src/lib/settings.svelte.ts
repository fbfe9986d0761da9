// The user's settings, saved in the browser.
import type { PieceSet, Theme } from '$board';

export const languages = ['en', 'ru', 'tr'] as const;
export type Language = (typeof languages)[number];

export const themes = ['system', 'light', 'dark'] as const;
/** Board themes and piece sets, by the board's names for them. */
export const boards = ['wood', 'green', 'blue', 'grey', 'contrast'] as const satisfies Theme[];
export const pieceSets = ['classic', 'flat', 'stone'] as const satisfies PieceSet[];
/** Milliseconds for one step of an animation. */
export const animations = { none: 0, fast: 120, usual: 200, slow: 400 } as const;

export interface Settings {
  language: Language;
  theme: (typeof themes)[number];
  board: Theme;
  pieces: PieceSet;
  sound: boolean;
  /** Milliseconds for one step of an animation; 0 for none. */
  animation: number;
  coordinates: boolean;
  /** Moves are spoken, and a list of squares stands beside the drawing. */
  screenReader: boolean;
}

const KEY = 'doska-settings';

function fitting(): Language {
  for (const wish of navigator.languages) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function initial(): Settings {
  const usual: Settings = {
    language: fitting(),
    theme: 'system',
    board: 'wood',
    pieces: 'classic',
    sound: true,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? animations.none : animations.usual,
    coordinates: true,
    screenReader: false,
  };
  try {
    return fitted(usual, JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>);
  } catch {
    return usual; // not readable, or not allowed to be read
  }
}

/** The saved settings, as far as they are still valid. */
export function fitted(usual: Settings, kept: Partial<Settings>): Settings {
  const one = <Value>(of: readonly Value[], value: unknown, otherwise: Value) =>
    of.includes(value as Value) ? (value as Value) : otherwise;
  const whether = (value: unknown, otherwise: boolean) => one([true, false], value, otherwise);
  return {
    language: one(languages, kept.language, usual.language),
    theme: one(themes, kept.theme, usual.theme),
    board: one(boards, kept.board, usual.board),
    pieces: one(pieceSets, kept.pieces, usual.pieces),
    sound: whether(kept.sound, usual.sound),
    animation: one<number>(Object.values(animations), kept.animation, usual.animation),
    coordinates: whether(kept.coordinates, usual.coordinates),
    screenReader: whether(kept.screenReader, usual.screenReader),
  };
}

export const settings: Settings = $state(initial());

/** Saves the settings; called by an effect whenever one changes. */
export function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}
