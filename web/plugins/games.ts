// Build-time data about games: their list (`virtual:games`) and the demo games of the first page
// (`virtual:demo-games`).
import type { Plugin } from 'vite';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { frame, views, type DemoGame } from '../src/lib/demo/demo-game';
import type { Snapshot } from '../board/src/wire';
import { query } from './engine';

const demoList = fileURLToPath(new URL('../src/home/games.json', import.meta.url));

/** A demo game that begins after `from` plies. */
export async function demo(game: string, start: string | null, moves: string[], from = 0): Promise<DemoGame> {
  const at = (count: number) =>
    query<Snapshot>({ ask: 'at', line: { game, start, moves: moves.slice(0, count) } });
  const counts = Array.from({ length: moves.length - from + 1 }, (_, i) => from + i);
  const all = await Promise.all(counts.map(at));
  const first = all[0]!.view;
  const frames = all.slice(1).map((now, i) => frame(all[i]!.view, now.view, now.last));
  const made = { game, moves: moves.slice(from), first, frames };
  if (JSON.stringify(views(made)) !== JSON.stringify(all.map((now) => now.view)))
    throw new Error(`the demo of ${game} differs from the rules' positions`);
  return made;
}

async function demoGames() {
  const games = JSON.parse(await readFile(demoList, 'utf8')) as {
    game: string;
    from: number;
    moves: string;
  }[];
  return Promise.all(games.map(({ game, from, moves }) => demo(game, null, moves.split(' '), from)));
}

export function gamesPlugin(): Plugin {
  const made: Record<string, () => Promise<unknown>> = {
    'virtual:games': () => query({ ask: 'games' }),
    'virtual:demo-games': demoGames,
  };
  return {
    name: 'doska-games',
    resolveId: (id) => (id in made ? `\0${id}` : null),
    async load(id) {
      const make = made[id.slice(1)];
      return make ? `export default ${JSON.stringify(await make())}` : null;
    },
  };
}
