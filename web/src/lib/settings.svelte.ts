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
/** The levels of the engine. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface Settings {
  language: Language;
  theme: (typeof themes)[number];
  board: Theme;
  pieces: PieceSet;
  sound: boolean;
  /** How loud sounds are, in per cent. */
  volume: number;
  /** Milliseconds for one step of an animation; 0 for none. */
  animation: number;
  coordinates: boolean;
  /** The level of the engine in a new game where none was chosen. */
  level: number;
  /** Whether pieces that can move are marked. */
  movable: boolean;
  /** Whether the box for typing a move is always shown. */
  typedMove: boolean;
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
    volume: 70,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? animations.none : animations.usual,
    coordinates: true,
    level: 1,
    movable: true,
    typedMove: false,
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
  const percent = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value >= 0 && value <= 100 ? value : otherwise;
  return {
    language: one(languages, kept.language, usual.language),
    theme: one(themes, kept.theme, usual.theme),
    board: one(boards, kept.board, usual.board),
    pieces: one(pieceSets, kept.pieces, usual.pieces),
    sound: whether(kept.sound, usual.sound),
    volume: percent(kept.volume, usual.volume),
    animation: one<number>(Object.values(animations), kept.animation, usual.animation),
    coordinates: whether(kept.coordinates, usual.coordinates),
    level: one<number>(levels, kept.level, usual.level),
    movable: whether(kept.movable, usual.movable),
    typedMove: whether(kept.typedMove, usual.typedMove),
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
