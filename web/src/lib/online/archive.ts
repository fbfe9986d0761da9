// The archive of games, the opening explorer, analysis that is kept with a game.
// Generated from `crates/contract`; `BLESS=1 cargo test -p doska-contract typescript` writes it again.

import type { Found, Review } from '../contract';
import type { Game } from './wire';

/**
 * `GET /games`: games that were searched for, newest first.
 */
export type GamesPage = { 
/**
 * The games.
 */
games: Array<Game>, 
/**
 * What to pass as `cursor` for those that follow; null after the last.
 */
next: string | null, };

/**
 * How games ended.
 */
export type Results = { 
/**
 * Won by the first team: White, or the first and third seat.
 */
first: number, 
/**
 * Drawn.
 */
draws: number, 
/**
 * Won by the second team.
 */
second: number, };

/**
 * A move of the opening explorer.
 */
export type ExplorerMove = { 
/**
 * Its text.
 */
move: string, 
/**
 * Games that people played.
 */
people: Results, 
/**
 * Games that engines played against each other.
 */
selfplay: Results, };

/**
 * `GET /explorer`: what was played in a position, and how those games ended.
 */
export type Explorer = { 
/**
 * The game with the version of its rules and its options: `martian@1?players=4`.
 */
game: string, 
/**
 * The position text.
 */
position: string, 
/**
 * The moves, the most played first; none where no game is known.
 */
moves: Array<ExplorerMove>, };

/**
 * How far the analysis of a game is.
 */
export type AnalysisStatus = "none" | "queued" | "done";

/**
 * `GET /games/ID/analysis`, and the answer to `POST`: the computer analysis that is kept with a game.
 */
export type GameAnalysis = { 
/**
 * How far it is.
 */
status: AnalysisStatus, 
/**
 * How much of it is made, in thousandths, once somebody has begun.
 */
progress: number | null, 
/**
 * The moves with their marks, once it is there.
 */
review: Review | null, 
/**
 * What the engine found of each position, the start first, once it is there.
 */
found: Array<Found | null> | null, 
/**
 * How many nodes each search visited.
 */
nodes: number | null, 
/**
 * When it was made.
 */
at: number | null, };
