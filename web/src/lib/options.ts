// A game with its options, as it is written: `martian?players=4`.
import games from 'virtual:games';
import type { OptionAbout } from '$lib/engine';

export type Options = Record<string, string>;

/** The id of a game and the options that are written. */
export function readGame(game: string): { id: string; options: Options } {
  const [id = '', written = ''] = game.split('?', 2);
  const pairs = written.split('&').filter(Boolean);
  return { id, options: Object.fromEntries(pairs.map((pair) => pair.split('=', 2))) as Options };
}

/** What can be chosen about a game, with or without its options. */
export const optionsOf = (game: string): OptionAbout[] =>
  games.find(({ id }) => id === readGame(game).id)?.options ?? [];

/** Writes a game with the options that differ from the usual ones, in the order in which they are known. */
export function writeGame(id: string, options: Options, about: OptionAbout[]): string {
  const written = about
    .filter(({ key, default: usual }) => (options[key] ?? usual) !== usual)
    .map(({ key }) => `${key}=${options[key]}`);
  return written.length > 0 ? `${id}?${written.join('&')}` : id;
}
