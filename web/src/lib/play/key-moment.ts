// The key moment of a game: the mistake that decided it, found by a quick look at every position.
import type { Found, GameRef, Outcome, Review, Step } from '$lib/contract';
import { review, search } from '$lib/engine';
import { GameSession } from '$lib/engine/session';

export interface KeyMoment {
  /** The number of the move, from 1; what was played, and what was better. */
  ply: number;
  move: string;
  better: string;
  /** Both moves as steps on the board. */
  steps: Step[];
  betterSteps: Step[];
}

/** Nodes of the search of each position: enough to see what was lost, quick enough to wait for. */
const NODES = 6000;
/** Smaller shares of the points than this decide nothing. */
const LEAST_SWING = 0.1;

/** The move that gave away most: one of the losers', where somebody won. */
export function keyMove({ moves }: Review, { winners }: Pick<Outcome, 'winners'>) {
  const [winner] = winners;
  const swings = moves
    .filter(({ seat, move, line }) => line[0] !== move && (winner === undefined || seat % 2 !== winner % 2))
    .map((move) => ({ ...move, swing: Math.abs(move.best.chance - move.after.chance) }));
  const most = Math.max(...swings.map(({ swing }) => swing));
  return swings.find(({ swing }) => swing === most && swing >= LEAST_SWING) ?? null;
}

/** Looks for the key moment; null where no single move decided the game, or nobody waits any more. */
export async function findKeyMoment(
  line: GameRef,
  outcome: Pick<Outcome, 'winners'>,
  signal: AbortSignal,
): Promise<KeyMoment | null> {
  const found: (Found | null)[] = [];
  for (let ply = 0; ply <= line.moves.length && !signal.aborted; ply++) {
    const here = { ...line, moves: line.moves.slice(0, ply) };
    const [best] = await search(here, 1, { nodes: NODES }, undefined, signal);
    found.push(best ? { score: best.score, pv: best.pv } : null);
  }
  if (signal.aborted) return null;
  const key = keyMove(await review(line, found), outcome);
  const better = key?.line[0];
  if (!key || better === undefined || signal.aborted) return null;
  const session = new GameSession();
  await session.goTo({ ...line, moves: line.moves.slice(0, key.ply - 1) });
  const legal = await session.legalMoves();
  session.close();
  const stepsOf = (move: string) => legal.find((one) => one.move === move)?.steps ?? [];
  const { ply, move } = key;
  return { ply, move, better, steps: stepsOf(move), betterSteps: stepsOf(better) };
}
