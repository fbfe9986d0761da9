// What Doska's rules say to an interface: positions to draw, steps to tap, events to animate.
// The same shapes as `crates/play/src/wire/`, which writes them; a test there compares the two.

/** A place of the board: file and rank from 0 where squares have names, x and y of the plane otherwise. */
export interface Place {
  x: number;
  y: number;
}

export type Kind = 'man' | 'king' | 'pawn' | 'drone' | 'queen' | 'checker';

export interface Token {
  kind: Kind;
  /** The seat whose colour it has; null where pieces have no colour. */
  seat: number | null;
}

/** dark, light: squares of a chequered board; plain: of a plain one; field: of a layout on the plane. */
export type Ground = 'dark' | 'light' | 'plain' | 'field';

export interface Cell extends Place {
  /** Its name in move texts: "c3", or "2,-1" on the plane. */
  name: string;
  ground: Ground;
  /** The seat whose zone it lies in, in games with zones. */
  zone: number | null;
  /** What stands on it, from bottom to top. */
  stack: Token[];
}

/** Something beside the board. A backup has its line (0-7 files a-h, 8-15 ranks 1-8) and four signs. */
export interface Area {
  kind: 'reserve' | 'repository' | 'hand' | 'backup';
  seat: number;
  /** How many men lie there; for a backup, what it cost. */
  count: number;
  line: number | null;
  signs: string | null;
}

/** A position as plain data. */
export interface View {
  cells: Cell[];
  areas: Area[];
  scores: number[] | null;
  seats: number;
  /** Who is to move. */
  seat: number;
  /** Whether ranks and files have names (a1), or places have numbers (0,0). */
  named: boolean;
}

/** One tap of a move being entered. */
export type Step =
  | { kind: 'place'; x: number; y: number }
  | { kind: 'reserve' }
  | { kind: 'take'; count: number }
  | { kind: 'build'; line: number }
  | { kind: 'restore'; line: number; signs: string }
  | { kind: 'pass' };

/** Something that happens in a move. */
export type Event =
  | { kind: 'move'; from: Place; to: Place; token: Token; count: number }
  | { kind: 'take'; at: Place; token: Token; to: number | null }
  | { kind: 'become'; at: Place; token: Token }
  | { kind: 'put'; at: Place; token: Token }
  | { kind: 'discard'; at: Place; token: Token }
  | { kind: 'build'; line: number; signs: string }
  | { kind: 'restore'; line: number; signs: string }
  | { kind: 'pass' };

/** A message without its words: an id of the message files and its values. */
export interface Note {
  id: string;
  args: Record<string, string>;
}

/** How far some steps go towards a move. `move` is the canonical text. */
export type Input =
  | { state: 'refused'; note: Note }
  | { state: 'partial'; next: Step[] }
  | { state: 'may_stop'; move: string; next: Step[] }
  | { state: 'done'; move: string };
