// What can be asked of rules and engine. Two workers of the same module: one answers questions about the
// rules at once, while the other thinks.
import type {
  Snapshot,
  Composed,
  Draft,
  Ending,
  Found,
  GameRecord,
  Input,
  Legal,
  GameRef,
  Records,
  Review,
  Step,
  SearchInfo,
} from '$board/wire';
import { t } from '$lib/words/words.svelte';
import { Mind } from './mind';

export { Failure } from './mind';

export interface OptionAbout {
  key: string;
  default: string;
  values: { words: string[] } | { low: number; high: number };
}

export interface GameAbout {
  id: string;
  version: number;
  options: OptionAbout[];
  /** Whether there are tables of its endings. */
  tables: boolean;
}

/** What a search may use: plies, positions, milliseconds; or what is left on a clock and added by a move. */
export interface Go {
  depth?: number;
  nodes?: number;
  time?: number;
  left?: number;
  added?: number;
}

export const rules = new Mind();
export const engine = new Mind();

export const games = () => rules.ask<GameAbout[]>({ ask: 'games' });
export const at = (line: GameRef) => rules.ask<Snapshot>({ ask: 'at', line });
export const input = (line: GameRef, steps: Step[]) => rules.ask<Input>({ ask: 'input', line, steps });
export const moves = (line: GameRef) => rules.ask<Legal[]>({ ask: 'moves', line });
/** The move that was typed, in whatever writing. */
export const readMove = (line: GameRef, text: string) =>
  rules.ask<string>({ ask: 'read', line, text, pass: t('typed-pass') });

/** A position as somebody may go on to edit it; the start of the game without a text. */
export const draft = (game: string, position: string | null) =>
  rules.ask<Draft>({ ask: 'draft', game, position });
/** What a draft comes to: its text, whether it is a position, and what it may be made of. */
export const compose = (game: string, draft: Draft) => rules.ask<Composed>({ ask: 'compose', game, draft });
/** The games of a file; `game` is which game those are that do not say so themselves. */
export const readRecords = (text: string, game: string | null = null) =>
  rules.ask<Records>({ ask: 'records-read', text, game });
/** The text of a record, as files hold it. */
export const writeRecord = (record: GameRecord) => rules.ask<string>({ ask: 'record-write', record });
/** A game judged by what was found of its positions, the start first. */
export const review = (line: GameRef, found: (Found | null)[]) =>
  rules.ask<Review>({ ask: 'review', line, found });
/** What the tables of endings that it was given know of where a game stands. */
export const ending = (mind: Mind, line: GameRef) => mind.ask<Ending>({ ask: 'ending', line });

/** What the engine thinks, best line first; `tell` hears of every line of every depth. */
export const think = (
  line: GameRef,
  lines: number,
  go: Go,
  tell?: (thought: SearchInfo) => void,
  signal?: AbortSignal,
) => engine.ask<SearchInfo[], SearchInfo>({ ask: 'think', line, lines, go }, tell, signal);

/** The move that the engine plays at a level from 1 to 10; null if the game is over. */
export const play = (line: GameRef, level: number, go: Go, signal?: AbortSignal) =>
  engine.ask<SearchInfo | null>(
    { ask: 'play', line, level, go, seed: Math.floor(Math.random() * 2 ** 32) },
    undefined,
    signal,
  );

/** Whether the engine takes a draw, where `seat` is one of its team. */
export const agrees = (line: GameRef, seat: number, go: Go, signal?: AbortSignal) =>
  engine.ask<boolean>({ ask: 'draw', line, seat, go }, undefined, signal);
