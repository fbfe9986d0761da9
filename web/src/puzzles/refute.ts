// Why a wrong answer is wrong: the engine's best reply to it, and what that costs.
import type { GameRef, Outcome, Score, Snapshot } from '$lib/contract';
import { search } from '$lib/engine';
import type { Session } from '$lib/engine/session';
import { balance, forTeam, negative, pieces, worth, type Line, type Reason } from '$lib/play/hint';

export interface Refutation {
  reason: Reason;
  /** The reply and what follows. */
  moves: string[];
}

/** How long the engine may look for a reply, in milliseconds. */
const MOMENT = 700;
/** How many plies of its line are looked at. */
const PLIES = 5;

/** The refutation of the last move of this game, which led from `before` to `after`. */
export async function refute(
  session: Session,
  game: GameRef,
  before: Snapshot,
  after: Snapshot,
  signal: AbortSignal,
): Promise<Refutation> {
  const { seat } = before.view;
  if (after.outcome) return { reason: whyWrong({ seat, ...after, line: [], score: null }), moves: [] };
  const [best] = await search(game, 1, { movetime: MOMENT }, undefined, signal);
  const moves = best?.pv.slice(0, PLIES) ?? [];
  const follows = await session.preview(moves);
  const outcome = follows.at(-1)?.outcome ?? null;
  const reason = whyWrong({ seat, outcome, line: [before, after, ...follows], score: best?.score ?? null });
  return { reason, moves };
}

export interface Wrong {
  /** Who has answered wrongly. */
  seat: number;
  /** How the line ends, where the game is over then. */
  outcome: Outcome | null;
  /** From the position before the wrong move on. */
  line: Line;
  score: Score | null;
}

export function whyWrong({ seat, outcome, line, score }: Wrong): Reason {
  const team = seat % 2;
  const reason = (id: string, args: Reason['args'] = {}) => ({ id: `web-puzzles-wrong-${id}`, args });
  if (outcome && outcome.winners.length === 0) return reason('draw');
  if (outcome && !outcome.winners.some((winner) => winner % 2 === team)) return reason('loses');
  const value = score && forTeam(score, team);
  if (value && 'mate' in value) return reason(value.mate < 0 ? 'loses' : 'slow');
  const won = balance(line, team);
  if (won && worth(won) < 0)
    return won.points ? reason('points', { points: -won.points }) : reason('pieces', pieces(negative(won)));
  return reason('better');
}
