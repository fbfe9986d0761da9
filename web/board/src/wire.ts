// What the board draws: positions, steps that are entered, events that are animated.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

/**
 * A place of the board: file and rank from 0 where squares have names, x and y of the plane otherwise.
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
 * dark, light: squares of a chequered board; plain: of a plain one; field: of a layout on the plane.
 */
export type Ground = "dark" | "light" | "plain" | "field";

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
 * How many men lie there; for a backup, what it cost.
 */
count: number, 
/**
 * The line of a backup: 0 to 7 are the files a to h, 8 to 15 the ranks 1 to 8.
 */
line: number | null, 
/**
 * The four signs of a backup: m, k or a point.
 */
signs: string | null, };

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
 * Whether ranks and files have names (a1), or places have numbers (0,0).
 */
named: boolean, };

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
 * So many.
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
 * From here.
 */
from: Place, 
/**
 * To here.
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
 * Where.
 */
at: Place, 
/**
 * What it is now.
 */
token: Token, } | { "kind": "put", 
/**
 * Where.
 */
at: Place, 
/**
 * What.
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
