// The configuration of a board, and the events it reports.
import type { Beside } from './layout';
import type { Area, Cell, Event, Place, Step, Token, View } from './wire';

export type PieceSet = 'classic' | 'flat' | 'stone';
export type Theme = 'wood' | 'green' | 'blue' | 'grey' | 'contrast';
/** What an arrow means: a hint, the engine's best move, its other moves, drawn by the user, compulsory, played by
 *  a seat. */
export type Brush = 'hint' | 'best' | 'other' | 'user' | 'must' | 'seat0' | 'seat1' | 'seat2' | 'seat3';

/** A move or a place pointed at: as steps, since a move may be more than two squares. */
export interface Arrow {
  steps: Step[];
  brush: Brush;
  /** The seat whose reserve or line is meant; the seat to move without it. */
  seat?: number;
  /** How many moves ago it was played: older ones are fainter. */
  age?: number;
}

export interface BoardConfig {
  /** The position. */
  view: View;
  /** What can be tapped next; empty where nothing can. */
  next: Step[];
  /** What has been tapped so far. */
  steps: Step[];
  /** What the piece has become on its way, where it is another than before the move. */
  moving: Token | null;
  /** The events of the last move, which are highlighted. */
  last: Event[];
  /** The seat that is shown where the first one sits: at the bottom, or at the lower left. */
  bottom: number;
  arrows: Arrow[];
  /** Whether the names of ranks and files are shown. */
  coordinates: boolean;
  /** Milliseconds of one movement; 0 for none. */
  animation: number;
  /** Whether the places that can be tapped next are marked. */
  dots: boolean;
  /** Whether pieces that can move are marked, where places are. */
  markMovable: boolean;
  pieceSet: PieceSet;
  theme: Theme;
  /** Where reserves lie. */
  beside: Beside;
  /** Whether it takes input; otherwise it is an image. */
  interactive: boolean;
  /** The seat that may enter a move before its turn; null where none may. */
  premoveSeat: number | null;
  /** The move entered before its turn, as it was tapped. */
  premove: Step[];
  /** Every tap is reported as an edit, nothing is checked. */
  editing: boolean;
  /** The texts for screen readers: the board has none of its own. */
  label: (what: What) => string;
  /** What is said of something beyond its label, as a tooltip; empty for nothing. */
  tip: (what: What) => string;
}

export type BoardChange = { [K in keyof BoardConfig]?: BoardConfig[K] | undefined };

/** What a label is for. */
export type What =
  | { kind: 'board' }
  /** `lit`: it can be tapped next; `taken`: how many pieces of its stack are taken. */
  | { kind: 'cell'; cell: Cell; lit: boolean; chosen: boolean; taken: number }
  | { kind: 'area'; area: Area; lit: boolean; chosen: boolean }
  /** A line that can be recorded, for so many men. */
  | { kind: 'build'; line: number; seat: number; price: number }
  | { kind: 'zoom-in' }
  | { kind: 'zoom-out' }
  | { kind: 'fit' };

export type Via = 'tap' | 'drag' | 'key' | 'wheel';

/** What was tapped while editing. */
export type Spot =
  | { kind: 'place'; x: number; y: number }
  | { kind: 'area'; area: Area }
  | { kind: 'line'; line: number; seat: number };

export interface BoardEvents {
  /**
   * The steps as they would be after this tap: longer by one or more, begun anew, or none at all where
   * the user cancels. They need not be legal. Answer with `set` or `animate`.
   */
  onSteps?(steps: Step[], via: Via): void;
  /** The piece that has been moved is tapped where it stands: the move may end here. */
  onDone?(): void;
  /** A move before its turn; empty where it is cancelled. */
  onPremove?(steps: Step[]): void;
  /** What is under the pointer or has the focus. `touched`: a second tap is needed to enter it. */
  onHover?(step: Step | null, touched: boolean): void;
  /** While editing: a tap. `other` with the right button. */
  onEdit?(spot: Spot, other: boolean): void;
  /** While editing: a piece is dragged, off the board where `to` is null. */
  onEditMove?(from: Place, to: Place | null): void;
  /** An arrow or a mark drawn with the right button. */
  onArrow?(from: Place, to: Place): void;
}

export const DEFAULTS: Omit<BoardConfig, 'view' | 'label'> = {
  next: [],
  steps: [],
  moving: null,
  last: [],
  bottom: 0,
  arrows: [],
  coordinates: true,
  animation: 250,
  dots: true,
  markMovable: true,
  pieceSet: 'classic',
  theme: 'wood',
  beside: 'ends',
  interactive: true,
  premoveSeat: null,
  premove: [],
  editing: false,
  tip: () => '',
};
