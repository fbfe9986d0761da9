// How people did against the engine: games won, drawn and lost, by game and level.
import { movesOf, outcomeOf } from './log';
import { LEVELS, people, type Player } from './setup';
import { finished, parse, put, type Kept } from './store';
import type { Outcome } from '$lib/contract';

export type Result = 'won' | 'drawn' | 'lost';
export type Tally = Record<Result, number>;
/** By the game with its options, then by level. */
type Stats = Record<string, Record<string, Partial<Tally>>>;

const KEY = 'doska-stats';
/** A game of fewer plies was not played. */
const LEAST_PLIES = 2;

/** A game of people against the engine: a seat of theirs, and the level of the engine, that of its weakest
 *  seat. Null where people play each other, or nobody plays. */
export function contest(players: Player[]): { seat: number; level: number } | null {
  const [seat, ...others] = people(players);
  if (seat === undefined || others.some((other) => other % 2 !== seat % 2)) return null;
  const levels = players.filter((_, at) => at % 2 !== seat % 2).map(Number);
  return { seat, level: Math.min(...levels) };
}

export const resultFor = ({ winners }: Pick<Outcome, 'winners'>, seat: number): Result =>
  winners.length === 0 ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';

/** Who is to be played after this result; the same level again after a loss or a draw. */
export const levelAfter = (result: Result, level: number) =>
  result === 'won' ? Math.min(level + 1, LEVELS.length) : level;

/** The level to offer for the next game, by the last games; null where none was played against the engine.
 *  Whoever lost twice in a row is offered an easier one. */
export function suggestedLevel(game: string): number | null {
  const results = finished().flatMap((one) => {
    const between = one.game === game ? contest(one.players) : null;
    const end = outcomeOf(one.log);
    return between && end ? [{ level: between.level, result: resultFor(end, between.seat) }] : [];
  });
  const [last, before] = results;
  if (!last) return null;
  const lostTwice = last.result === 'lost' && before?.result === 'lost' && before.level === last.level;
  return lostTwice ? Math.max(1, last.level - 1) : levelAfter(last.result, last.level);
}

/** Counts a game that has just ended: one that was played whole, from the start of the game. A game whose end
 *  was taken back ends again, and has been counted. Whether it was counted, and whether it is the first win
 *  against this level. */
export function count(game: Kept): { counted: boolean; firstWin: boolean } {
  const no = { counted: false, firstWin: false };
  const between = contest(game.players);
  const end = outcomeOf(game.log);
  const [started] = game.log;
  if (!between || !end || started?.kind !== 'started') return no;
  if (game.start !== null || started.moves.length > 0 || movesOf(game.log).length < LEAST_PLIES) return no;
  if (game.log.filter(({ kind }) => kind === 'ended').length > 1) return no;
  const stats = read();
  const result = resultFor(end, between.seat);
  const levels = (stats[game.game] ??= {});
  const tally = tallyOf(levels[between.level]);
  levels[between.level] = { ...tally, [result]: tally[result] + 1 };
  put(KEY, stats);
  return { counted: true, firstWin: result === 'won' && tally.won === 0 };
}

/** The games against every level of this game that was played. */
export function talliesOf(game: string): Map<number, Tally> {
  const levels = read()[game] ?? {};
  const known = LEVELS.filter((level) => levels[level]);
  return new Map(known.map((level) => [level, tallyOf(levels[level])]));
}

/** The strongest level that was beaten; null before the first win. */
export function bestBeaten(tallies: Map<number, Tally>): number | null {
  return [...tallies].findLast(([, { won }]) => won > 0)?.[0] ?? null;
}

export function sum(tallies: Iterable<Tally>): Tally {
  const all = { won: 0, drawn: 0, lost: 0 };
  for (const tally of tallies)
    for (const result of ['won', 'drawn', 'lost'] as const) all[result] += tally[result];
  return all;
}

/** The games that were counted, by name. */
export const countedGames = (): string[] => Object.keys(read());

function read(): Stats {
  const found = parse(KEY);
  if (!found || typeof found !== 'object' || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found as Stats).filter(([, levels]) => levels && typeof levels === 'object'),
  );
}

function tallyOf(kept: Partial<Tally> | undefined): Tally {
  const number = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);
  return { won: number(kept?.won), drawn: number(kept?.drawn), lost: number(kept?.lost) };
}
