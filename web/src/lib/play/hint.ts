// Why the engine would play a move: told from its line, its score and what its next best move is worth.
import type { Event, GameRef, Score, SearchInfo, Snapshot, Step, View } from '$lib/contract';
import { search } from '$lib/engine';
import type { Session } from '$lib/engine/session';
import { written, writtenLine } from '$lib/words/notation';
import { t } from '$lib/words/words.svelte';

/** The line a move begins: the position before it, then after each of its moves. */
export type Line = Pick<Snapshot, 'view' | 'last'>[];

/** A reason as a message and its values. */
export interface Reason {
  id: string;
  args: Record<string, string | number>;
}

export interface Hint {
  move: string;
  steps: Step[];
  reason: Reason;
  /** The line as it is written. */
  line: string[];
  /** What is shown of it, stage by stage. */
  stages: ShownHint[];
}

/** How much of a hint is shown: which piece, then where it goes, then the line and the reason. */
export type HintStage = 'piece' | 'move' | 'line';

export interface ShownHint {
  stage: HintStage;
  /** What the board points at. */
  steps: Step[];
  /** Which piece, without the move; null where the move itself is shown. */
  piece: Reason | null;
}

/** What is shown of a move, stage by stage. A move that is one step has no piece to be shown before it. */
export function hintStages(view: Pick<View, 'cells'>, steps: Step[]): ShownHint[] {
  const [first] = steps;
  const whole: ShownHint[] = [
    { stage: 'move', steps, piece: null },
    { stage: 'line', steps, piece: null },
  ];
  if (!first) return whole;
  const piece = pieceHint(view, first, steps.length);
  // Which backup is meant stays open until it is asked: its line would be the whole move.
  const pointed = first.kind === 'restore' || first.kind === 'build' ? [] : [first];
  return piece ? [{ stage: 'piece', steps: pointed, piece }, ...whole] : whole;
}

function pieceHint(view: Pick<View, 'cells'>, first: Step, count: number): Reason | null {
  if (first.kind === 'restore' || first.kind === 'build' || first.kind === 'reserve')
    return { id: `web-hint-${first.kind}`, args: {} };
  if (first.kind !== 'place' || count === 1) return null;
  const cell = view.cells.find(({ x, y }) => x === first.x && y === first.y);
  const kind = cell?.stack.at(-1)?.kind;
  return cell && kind ? { id: 'web-hint-piece', args: { kind, place: cell.name } } : null;
}

/** How long it may look for one, in milliseconds. */
const MOMENT = 1500;
/** How many plies of a line are looked at and told. */
const PLIES = 6;
/** Moves closer than this are as good as each other, in hundredths of a man. */
const EQUAL = 12;
const CLEARLY = 40;

/** What the engine would play, and why. Null where nothing was found. */
export async function findHint(
  session: Session,
  game: GameRef,
  here: Snapshot,
  signal: AbortSignal,
): Promise<Hint | null> {
  const legal = await session.legalMoves();
  const found = await search(game, 2, { movetime: MOMENT }, undefined, signal);
  const [best, second] = found;
  const move = best?.pv[0];
  if (!best || move === undefined) return null;
  const follow = async ({ pv }: SearchInfo): Promise<Line> => [
    here,
    ...(await session.preview(pv.slice(0, PLIES))),
  ];
  const reason = whyBest({
    seat: here.view.seat,
    legal: legal.length,
    best: best.score,
    second: second?.score ?? null,
    line: await follow(best),
    otherwise: second ? await follow(second) : [],
    other: second?.pv.slice(0, 3) ?? [],
  });
  const steps = legal.find((one) => one.move === move)?.steps ?? [];
  return { move, steps, reason, line: best.pv.slice(0, PLIES), stages: hintStages(here.view, steps) };
}

export interface Known {
  /** Who moves. */
  seat: number;
  /** How many legal moves there are. */
  legal: number;
  best: Score;
  /** Of the best other move. */
  second: Score | null;
  line: Line;
  /** The line of the best other move. */
  otherwise: Line;
  /** How that line is written. */
  other: string[];
}

export function whyBest(known: Known): Reason {
  const { seat, legal, line, otherwise, other } = known;
  const team = seat % 2;
  const best = forTeam(known.best, team);
  const second = known.second && forTeam(known.second, team);
  const reason = (id: string, args: Reason['args'] = {}) => ({ id: `web-hint-${id}`, args });

  if (legal === 1) return reason('only');
  if ('mate' in best) return reason(best.mate > 0 ? 'wins' : 'loses', { count: Math.abs(best.mate) });
  if (second && 'mate' in second && second.mate < 0) return reason('saves');

  const won = balance(line, team);
  const wonOtherwise = balance(otherwise, team);
  if (won && worth(won) > 0)
    return won.points ? reason('points', { points: won.points }) : reason('gains', pieces(won));
  if (won && wonOtherwise && worth(wonOtherwise) < Math.min(0, worth(won)))
    return wonOtherwise.points
      ? reason('keeps-points', { points: -wonOtherwise.points, line: writtenLine(other) })
      : reason('keeps', { ...pieces(negative(wonOtherwise)), line: writtenLine(other) });
  const own = line.slice(1).filter((_, i) => seatOf(line, i) % 2 === team);
  const become = own.flatMap(({ last }) => last).find((event) => event.kind === 'become');
  if (become) return reason('becomes', { piece: become.token.kind });
  if (won && line.slice(1, 3).some(({ last }) => takes(last))) return reason('exchange');
  const ahead = second && 'cp' in second ? best.cp - second.cp : 0;
  if (ahead >= CLEARLY) return reason('better', { worth: Math.round(ahead / 10) / 10 });
  if (second && ahead < EQUAL) return reason('equal');
  return reason('best');
}

/** A score for a team, which the engine gives for the first one. */
export function forTeam(score: Score, team: number): Score {
  if (team === 0) return score;
  return 'cp' in score ? { cp: -score.cp } : { mate: -score.mate };
}

const seatOf = (line: Line, ply: number) => line[ply]?.view.seat ?? 0;
const takes = (events: Event[]) => events.some(({ kind }) => kind === 'take');

/** What a team has won and not lost: pieces by kind, or points where they are counted. */
export interface Balance {
  men: number;
  kings: number;
  points: number;
}

const KING = 3;
export const worth = ({ men, kings, points }: Balance) => men + KING * kings + points;
export const pieces = ({ men, kings }: Balance) => ({ men, kings });
export const negative = ({ men, kings, points }: Balance) => ({ men: -men, kings: -kings, points: -points });

/** What a line wins, up to its last quiet moment: a capture that may still be answered says nothing yet.
 *  Null where there is no such moment. */
export function balance(line: Line, team: number): Balance | null {
  const quiet = line.findLastIndex((_, i) => {
    const next = line[i + 1];
    return i > 0 && next !== undefined && !takes(next.last);
  });
  if (quiet < 1) return null;
  const out: Balance = { men: 0, kings: 0, points: 0 };
  const [before, after] = [line[0]?.view, line[quiet]?.view];
  if (before?.scores && after?.scores) {
    out.points = lead(after.scores, team) - lead(before.scores, team);
    return out;
  }
  for (let ply = 1; ply <= quiet; ply++) count(line[ply]?.last ?? [], seatOf(line, ply - 1), team, out);
  return out;
}

/** By how much a team leads. */
const lead = (scores: number[], team: number) =>
  scores.reduce((sum, score, seat) => sum + (seat % 2 === team ? score : -score), 0);

/** Adds what a move of `mover` changes for a team. Own pieces taken go to the reserve and are not lost. */
function count(events: Event[], mover: number, team: number, out: Balance) {
  const restores = events.some(({ kind }) => kind === 'restore');
  for (const event of events) {
    if (event.kind !== 'take' && event.kind !== 'discard' && event.kind !== 'put') continue;
    const { kind, seat } = event.token;
    if (seat === null || (event.kind === 'take' && seat === mover) || (event.kind === 'put' && !restores))
      continue;
    const own = seat % 2 === team;
    const more = own === (event.kind === 'put') ? 1 : -1;
    if (kind === 'man') out.men += more;
    if (kind === 'king') out.kings += more;
  }
}

/** What is shown of a hint, in words. */
export function hintText({ move, reason, line }: Hint, { stage, piece }: ShownHint): string[] {
  if (piece) return [t(piece.id, piece.args)];
  if (stage === 'move') return [written(move)];
  return [written(move), reasonText(reason), t('web-play-hint-line', { line: writtenLine(line) })];
}

/** A reason in words. */
export function reasonText({ id, args }: Reason): string {
  if (!('men' in args)) return t(id, args);
  const named = (sign: number) =>
    (['men', 'kings'] as const)
      .map((what) => [what, sign * Number(args[what])] as const)
      .filter(([, number]) => number > 0)
      .map(([what, number]) => t(`web-hint-${what}`, { count: number }))
      .join(', ');
  const [won, lost] = [named(1), named(-1)];
  return t(lost ? `${id}-for` : id, { ...args, won, lost });
}
