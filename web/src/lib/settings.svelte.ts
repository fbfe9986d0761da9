// What a person chose, kept in this browser.

export const languages = ['en', 'ru', 'tr'] as const;
export type Language = (typeof languages)[number];

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** Colours of the board: a class of the board's styles. */
  board: string;
  pieces: string;
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
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    coordinates: true,
    screenReader: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual; // not readable, or not allowed to be read
  }
}

export const settings: Settings = $state(initial());

/** Keeps the settings; called by an effect whenever one changes. */
export function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing shows the same site; it asks again next time.
  }
}
