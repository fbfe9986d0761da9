// What can be asked of rules and engine. Two workers of the same module: one answers requests about the
// rules at once, while the other searches. Games that are kept between requests are in `session.ts`.
import type { Draft, Found, GameRecord, GameRef, Moved, SearchInfo, SearchLimits } from '$lib/contract';
import { EngineWorker } from './engine-worker';

export { Failure } from './engine-worker';

export const rules = new EngineWorker();
export const engine = new EngineWorker();

/** The session of games that are asked about once. */
const SCRATCH = 0;

/** Where a game stands, and its moves as canonical texts. */
export async function at(game: GameRef): Promise<Moved> {
  const moved = rules.ask({ request: 'open', session: SCRATCH, game });
  void rules.ask({ request: 'close', session: SCRATCH }).catch(() => {});
  return moved;
}

/** A position as somebody may go on to edit it; the start of the game without a text. */
export const draft = (game: string, position: string | null) =>
  rules.ask({ request: 'edit-position', game, position });
/** What a draft comes to: its text, whether it is a position, and what it may be made of. */
export const compose = (game: string, draft: Draft) =>
  rules.ask({ request: 'compose-position', game, draft });
/** The games of a file; `game` is which game those are that do not say so themselves. */
export const readRecords = (text: string, game: string | null = null) =>
  rules.ask({ request: 'read-records', text, game });
/** The text of a record, as files hold it. */
export const writeRecord = (record: GameRecord) => rules.ask({ request: 'write-record', record });
/** A game judged by what was found of its positions, the start first. */
export const review = (game: GameRef, found: (Found | null)[]) =>
  rules.ask({ request: 'review-game', game, found });
/** What the endgame tables that a worker was given know of a position. */
export const probeTables = (worker: EngineWorker, game: string, position: string) =>
  worker.ask({ request: 'probe-tables', game: { game, start: position, moves: [] } });

/** The best lines, best first; `onInfo` hears of every line of every depth. */
export const search = (
  game: GameRef,
  multipv: number,
  limits: SearchLimits,
  onInfo?: (info: SearchInfo) => void,
  signal?: AbortSignal,
) => engine.ask({ request: 'search', game, multipv, limits }, onInfo, signal);

/** The move that the engine plays at a level from 1 to 10; null if the game is over. */
export const chooseMove = (game: GameRef, level: number, limits: SearchLimits, signal?: AbortSignal) => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  return engine.ask({ request: 'choose-move', game, level, limits, seed }, undefined, signal);
};

/** Whether the engine accepts a draw, where `seat` is one of its team. */
export const acceptsDraw = (game: GameRef, seat: number, limits: SearchLimits, signal?: AbortSignal) =>
  engine.ask({ request: 'accepts-draw', game, seat, limits }, undefined, signal);
