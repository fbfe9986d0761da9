// Loading games from links, files and pasted text.
import type { GameRecord, GameRef, Records, Moved } from '$lib/contract';
import { at, Failure, readRecords, writeRecord } from '$lib/engine';
import { BrokenLink, unpack } from '$lib/share';
import { say, t } from '$lib/words/words.svelte';
import { decodeText } from './encoding';
import { sayProblem } from './problem';

/** Why nothing could be loaded, in the user's language. */
export class LoadError extends Error {}

/** A loaded game, with a warning for the user. */
export interface LoadedGame {
  record: GameRecord;
  notice: string | null;
}

/** Larger files are refused. */
const MOST_BYTES = 5_000_000;

/** A game without moves. */
export const emptyRecord = (game: string, start: string | null = null): GameRecord => ({
  game,
  start,
  tags: [],
  result: '*',
  nodes: [{ parent: null, move: '', before: '', after: '', nags: [] }],
});

/** The record of one line of play. */
export function recordOf({ game, start, moves }: GameRef): GameRecord {
  const { nodes, ...rest } = emptyRecord(game, start);
  const played = moves.map((move, i) => ({ parent: i, move, before: '', after: '', nags: [] }));
  return { ...rest, nodes: [...nodes, ...played] };
}

/** The game that a link names with its moves. Moves that cannot be played are left out, with a notice. */
export async function loadLine(line: GameRef): Promise<LoadedGame> {
  const played = ({ moves, at }: Moved) => recordOf({ game: at.game, start: line.start, moves });
  try {
    return { record: played(await at(line)), notice: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why = say(error.note);
    if (!error.ply) throw new LoadError(t('web-analysis-link-position', { why }));
    const record = played(await at({ ...line, moves: line.moves.slice(0, error.ply - 1) }));
    const move = line.moves[error.ply - 1] ?? '';
    return { record, notice: t('web-analysis-link-move', { ply: error.ply, move, why }) };
  }
}

/** The text of a record that a link holds. */
export async function decodeLink(code: string): Promise<string> {
  try {
    return await unpack(code);
  } catch (error) {
    if (!(error instanceof BrokenLink)) throw error;
    throw new LoadError(t(`web-analysis-link-${error.why}`));
  }
}

/** A saved game, read anew; null if it is no longer valid, as when another version saved it. */
export async function loadSaved(record: GameRecord): Promise<LoadedGame | null> {
  try {
    return singleGame(await readRecords(await writeRecord(record), record.game));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** The text of a file. */
export async function readFileText(file: File): Promise<string> {
  if (file.size > MOST_BYTES)
    throw new LoadError(t('web-analysis-file-large', { name: file.name, most: MOST_BYTES / 1_000_000 }));
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new LoadError(t('web-analysis-file-encoding', { name: file.name }));
  return text;
}

/** The games of a text. Those that do not say which game they are, are taken for `game`. */
export async function readGames(text: string, game: string): Promise<Records> {
  const records = await readRecords(text, game);
  if (records.games.length > 0) return records;
  const odd = records.warnings.map((warning) => sayProblem(warning));
  throw new LoadError([t('web-analysis-no-game'), ...odd.slice(0, 3)].join(' '));
}

/** The game of a text that holds one game, whole; null where one has to be chosen. */
export function singleGame({ games, warnings }: Records): LoadedGame | null {
  const [first] = games;
  if (games.length !== 1 || !first?.record || first.problem) return null;
  const odd = warnings.map((warning) => sayProblem(warning, true));
  return { record: first.record, notice: odd.length > 0 ? odd.join(' ') : null };
}
