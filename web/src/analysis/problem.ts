// What is wrong with a file, in words: as `crates/play/src/record/problem.rs` says it in a terminal.
import type { Problem, WrongMove } from '$lib/contract';
import { say, t } from '$lib/words/words.svelte';

/** What is wrong, with its place in the file. `cut`: the rest of a variation was left out because of it. */
export function sayProblem({ game, line, column, note, wrong }: Problem, cut = false): string {
  let what = wrong ? sayWrong(wrong, say(note), note.args) : say(note);
  if (wrong && cut) what = t('record-variation-cut', { said: what });
  return game === null
    ? t('record-at', { line, column, what })
    : t('record-at-game', { game, line, column, what });
}

function sayWrong(wrong: WrongMove, reason: string, { part, list = '' }: Record<string, string>): string {
  const { ply, over, legal, more } = wrong;
  const why = over ? t('record-after-end', { reason: t(`reason-${over}`) }) : reason;
  // What the reason names already is not named again.
  const named = !over && part === wrong.text && why.includes(part);
  const said = named
    ? t('record-wrong-ply', { ply, why })
    : t('record-wrong-move', { ply, move: wrong.text, why });
  const listed = list.split(', ');
  if (legal.length === 0 || (more === 0 && legal.every((move) => listed.includes(move)))) return said;
  const moves = legal.join(', ');
  return more > 0
    ? t('record-legal-more', { said, list: moves, more })
    : t('record-legal', { said, list: moves });
}
