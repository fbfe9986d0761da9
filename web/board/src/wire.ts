// What the board draws: positions, steps that are entered, events that are animated.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

/**
 * A place of the board: file and rank from 0, or x and y of the plane.
 */
export type Place = { 
/**
 * To the right.
 */
x: number, 
/**
 * Upward.
 */
y: number, };

/**
 * What a piece is.
 */
export type Kind = "man" | "king" | "pawn" | "drone" | "queen" | "checker";

/**
 * One piece.
 */
export type Token = { 
/**
 * What it is.
 */
kind: Kind, 
/**
 * The seat whose colour it has; null where pieces have no colour.
 */
seat: number | null, };

/**
 * dark, light: squares of a chequered board; plain: of a plain one; field: of a plane; open: a place
 * beside a layout where the next piece may be laid.
 */
export type Ground = "dark" | "light" | "plain" | "field" | "open";

/**
 * One cell.
 */
export type Cell = { 
/**
 * File, or x.
 */
x: number, 
/**
 * Rank, or y.
 */
y: number, 
/**
 * Its name in move texts: "c3", or "2,-1" on the plane.
 */
name: string, 
/**
 * What it is made of.
 */
ground: Ground, 
/**
 * The seat whose zone it lies in, in games with zones.
 */
zone: number | null, 
/**
 * What stands on it, from bottom to top.
 */
stack: Array<Token>, };

/**
 * What lies beside the board.
 */
export type AreaKind = "reserve" | "repository" | "hand" | "backup";

/**
 * Something beside the board.
 */
export type Area = { 
/**
 * What it is.
 */
kind: AreaKind, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * How many pieces lie there; for a backup, what it cost.
 */
count: number, 
/**
 * What they are.
 */
piece: Kind, 
/**
 * The number of a backup's line.
 */
line: number | null, 
/**
 * The four signs of a backup: m, k or a point.
 */
signs: string | null, };

/**
 * What the cells are part of.
 */
export type Surface = "grid" | "plane";

/**
 * How places are written.
 */
export type Coordinates = "letters" | "numbers";

/**
 * A seat at the board.
 */
export type Seating = { 
/**
 * The direction from the middle of the board to the side or corner where it sits.
 */
side: Place, 
/**
 * The team it plays for.
 */
team: number, };

/**
 * A line that a backup can record.
 */
export type BackupLine = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name in move texts.
 */
name: string, 
/**
 * The squares that it covers, in the order of a backup's signs.
 */
squares: Array<Place>, };

/**
 * What one sign of a backup stands for.
 */
export type BackupSign = { 
/**
 * How it is written.
 */
sign: string, 
/**
 * The piece that it puts on its square; null for an aperture.
 */
kind: Kind | null, 
/**
 * How many men it costs.
 */
price: number, };

/**
 * What backups are made of, in a game that has them.
 */
export type BackupRules = { 
/**
 * The lines that can be recorded.
 */
lines: Array<BackupLine>, 
/**
 * The signs of a backup: what each puts on its square, and its price.
 */
signs: Array<BackupSign>, };

/**
 * A position as plain data for drawing and speaking.
 */
export type View = { 
/**
 * The cells, by rank, then file, from the lowest.
 */
cells: Array<Cell>, 
/**
 * What lies beside the board, White's first.
 */
areas: Array<Area>, 
/**
 * Points of each seat, in games that count them.
 */
scores: Array<number> | null, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * Who is to move.
 */
seat: number, 
/**
 * Whether the cells are a board or part of a plane.
 */
surface: Surface, 
/**
 * How places are written.
 */
coordinates: Coordinates, 
/**
 * Whether pieces pile up and move in parts of a pile.
 */
stacks: boolean, 
/**
 * Whether pieces take those that they jump over.
 */
jumps: boolean, 
/**
 * Where each seat sits, and for whom it plays.
 */
seating: Array<Seating>, 
/**
 * What backups are made of, where there are any.
 */
backups: BackupRules | null, };

/**
 * One tap of a move being entered.
 */
export type Step = { "kind": "place", 
/**
 * File, or x.
 */
x: number, 
/**
 * Rank, or y.
 */
y: number, } | { "kind": "reserve" } | { "kind": "take", 
/**
 * How many checkers are taken.
 */
count: number, } | { "kind": "build", 
/**
 * Its number.
 */
line: number, } | { "kind": "restore", 
/**
 * The number of its line.
 */
line: number, 
/**
 * Its four signs.
 */
signs: string, } | { "kind": "pass" };

/**
 * Something that happens in a move: for animation, sound and speech.
 */
export type Event = { "kind": "move", 
/**
 * The place it leaves.
 */
from: Place, 
/**
 * The place it reaches.
 */
to: Place, 
/**
 * What moves; the top one of a stack.
 */
token: Token, 
/**
 * How many.
 */
count: number, } | { "kind": "take", 
/**
 * Where it stood.
 */
at: Place, 
/**
 * What it was.
 */
token: Token, 
/**
 * The seat whose reserve, repository or points it goes to; null where it leaves the game.
 */
to: number | null, } | { "kind": "become", 
/**
 * Where it stands.
 */
at: Place, 
/**
 * What it is now.
 */
token: Token, } | { "kind": "put", 
/**
 * Where it is put.
 */
at: Place, 
/**
 * The piece.
 */
token: Token, } | { "kind": "discard", 
/**
 * Where it stood.
 */
at: Place, 
/**
 * What it was.
 */
token: Token, } | { "kind": "build", 
/**
 * The number of its line.
 */
line: number, 
/**
 * Its four signs.
 */
signs: string, } | { "kind": "restore", 
/**
 * The number of its line.
 */
line: number, 
/**
 * Its four signs.
 */
signs: string, } | { "kind": "pass" };
