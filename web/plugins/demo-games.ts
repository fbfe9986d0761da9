// Build-time data about games: their list (`virtual:games`) and the demo games of the first page
// (`virtual:demo-games`).
import type { Plugin } from 'vite';
import { frame, views, type DemoGame } from '../src/lib/demo/demo-game';
import { isColoured } from '../src/lib/board/coloured';
import { query } from './engine';
import { manifest } from './games';

/** A demo game that begins after `from` plies. */
export async function demo(game: string, start: string | null, moves: string[], from = 0): Promise<DemoGame> {
  const all = (await query({ request: 'replay', game: { game, start, moves } })).slice(from);
  const first = all[0]!.view;
  const frames = all.slice(1).map((now, i) => frame(all[i]!.view, now.view, now.last));
  const made = { game, moves: moves.slice(from), first, frames };
  if (JSON.stringify(views(made)) !== JSON.stringify(all.map((now) => now.view)))
    throw new Error(`the demo of ${game} differs from the rules' positions`);
  return made;
}

/** The games in the order of the registry, with what their folders say about them. */
async function games() {
  const known = await query({ request: 'games' });
  const ids = new Set(known.map(({ id }) => id));
  return Promise.all(
    known.map(async (game) => {
      const { section, grew_from, site } = manifest(game.id);
      const { first } = await demo(game.id, null, []);
      return {
        ...game,
        origin: section === 'origin',
        grewFrom: grew_from && ids.has(grew_from) ? grew_from : null,
        coloured: isColoured(first),
        hour: site.hour,
      };
    }),
  );
}

async function demoGames() {
  const shown = (await games()).map(({ id }) => manifest(id).site.demo);
  return Promise.all(shown.map(({ game, from, moves }) => demo(game, null, moves.split(' '), from)));
}

export function gamesPlugin(): Plugin {
  const made: Record<string, () => Promise<unknown>> = {
    'virtual:games': games,
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
