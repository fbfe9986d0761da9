// Endgame tablebases that lie beside the site. Without them, or without a network, there are no verdicts.
import type { Snapshot, Verdict } from '$lib/contract';
import { engine, probeTables, rules } from '$lib/engine';
import games from 'virtual:games';

/** Which tables there are, by game. */
const lists = new Map<string, Promise<Set<string>>>();
/** Tables that are loaded or being loaded. */
const bytes = new Map<string, Promise<Uint8Array | null>>();

async function list(game: string): Promise<Set<string>> {
  const response = await fetch(`/tables/${game}/`);
  const names = (await response.json()) as { name: string }[];
  return new Set(names.map(({ name }) => name));
}

function listOf(game: string): Promise<Set<string>> {
  const known = lists.get(game);
  if (known) return known;
  const asked = list(game).catch(() => {
    lists.delete(game); // there may be a network later
    return new Set<string>();
  });
  lists.set(game, asked);
  return asked;
}

function table(game: string, name: string): Promise<Uint8Array | null> {
  const path = `/tables/${game}/${name}`;
  const known = bytes.get(path);
  if (known) return known;
  const asked = fetch(path)
    .then(async (response) => (response.ok ? new Uint8Array(await response.arrayBuffer()) : null))
    .catch(() => {
      bytes.delete(path);
      return null;
    });
  bytes.set(path, asked);
  return asked;
}

/** Gives a worker the tables that it wants for a position. */
async function provide(worker: typeof rules, game: string, position: string): Promise<Verdict | null> {
  const { verdict, wanted } = await probeTables(worker, game, position);
  if (wanted.length === 0) return verdict;
  const there = await listOf(game);
  const found = await Promise.all(wanted.filter((name) => there.has(name)).map((name) => table(game, name)));
  const useful = found.filter((one) => one !== null);
  if (useful.length === 0) return verdict;
  await Promise.all(useful.map((one) => worker.addTable(one)));
  return (await probeTables(worker, game, position)).verdict;
}

/** The tablebase's verdict on a position. An idle engine gets the tables as well. */
export async function verdictOf({ game, position }: Snapshot, idle: boolean): Promise<Verdict | null> {
  try {
    const id = game.split('?')[0] ?? '';
    if (!games.some((one) => one.id === id && one.tables)) return null;
    const verdict = await provide(rules, id, position);
    if (verdict && idle) await provide(engine, id, position);
    return verdict;
  } catch {
    return null;
  }
}
