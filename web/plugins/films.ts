// What pages know of games without asking the rules: which there are (`virtual:games`), and the games that
// the first page plays through (`virtual:films`).
import type { Plugin } from 'vite';
import { frame, views, type Film } from '../src/lib/film/film';
import { ask } from './ask';
import { manifest } from './games';

/** A game as a film, from some move on. */
export async function film(game: string, start: string | null, moves: string[], from = 0): Promise<Film> {
  const all = (await ask({ request: 'replay', game: { game, start, moves } })).slice(from);
  const first = all[0]!.view;
  const frames = all.slice(1).map((now, i) => frame(all[i]!.view, now.view, now.last));
  const made = { game, moves: moves.slice(from), first, frames };
  if (JSON.stringify(views(made)) !== JSON.stringify(all.map((now) => now.view)))
    throw new Error(`a film of ${game} does not show what the rules show`);
  return made;
}

/** The games in the order of the registry, with what their folders say of them. */
async function games() {
  const known = await ask({ request: 'games' });
  const ids = new Set(known.map(({ id }) => id));
  return known.map((game) => {
    const { section, grew_from } = manifest(game.id);
    return {
      ...game,
      origin: section === 'origin',
      grewFrom: grew_from && ids.has(grew_from) ? grew_from : null,
    };
  });
}

async function films() {
  const shown = (await games()).map(({ id }) => manifest(id).site.demo);
  return Promise.all(shown.map(({ game, from, moves }) => film(game, null, moves.split(' '), from)));
}

export function gamesAndFilms(): Plugin {
  const made: Record<string, () => Promise<unknown>> = {
    'virtual:games': games,
    'virtual:films': films,
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
