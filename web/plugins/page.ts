// What index.html says before any script, from the message files too: its words for browsers without scripts, and
// its head. The heads of the other pages are a file for the server (crates/server/src/heads.rs).
import type { Plugin } from 'vite';
import { gameIds } from './games';
import { languages, message } from './messages';

interface Head {
  path: string;
  title: string;
  description: string;
  picture: string;
}

/** The pages that stand alone, and those of a game. */
const alone = [
  'games',
  'lobby',
  'learn',
  'puzzles',
  'analysis',
  'editor',
  'settings',
  'about',
  'rules',
  'signin',
  'account',
  'moderation',
  'leaderboard',
];
const ofGames = ['play', 'learn', 'puzzles', 'rules', 'editor'];

const picture = (name: string) => `/share/${name}.jpg`;

/** The heads of all pages, the first page first. Titles are those of src/lib/title.ts. */
export function heads(language: string): Head[] {
  const say = (id: string, args?: Record<string, string>) => message(language, id, args).replace(/\s+/g, ' ');
  const lower = (text: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
  const home = {
    path: '/',
    title: `Doska: ${lower(say('web-home-title'))}`,
    description: say('web-home-about'),
    picture: picture('home'),
  };
  const described: Record<string, string> = { about: 'web-about-what', rules: 'web-preview-all-learn' };
  const others = alone.map((page) => ({
    path: `/${page}`,
    // The list of lessons leads to all rules.
    title: `${say(`web-${page === 'rules' ? 'learn' : page}-title`)} · Doska`,
    description: say(described[page] ?? `web-preview-all-${page}`),
    picture: picture('home'),
  }));
  const games = gameIds.flatMap((id) => {
    const game = say(`game-${id}`);
    return ofGames.map((page) => ({
      path: `/${page}/${id}`,
      title: `${game}: ${lower(say(`web-${page}-title`))} · Doska`,
      description: say(`web-preview-${page}`, { game, about: say(`game-${id}-about`) }),
      picture: picture(id),
    }));
  });
  return [home, ...others, ...games];
}

export function pageWords(): Plugin {
  return {
    name: 'doska-page',
    transformIndexHtml(html) {
      const said = languages.map(
        (language) => `<p lang="${language}">${message(language, 'web-noscript')}</p>`,
      );
      const [{ title, description }] = heads('en') as [Head];
      return html
        .replace('%TITLE%', title)
        .replace('%DESCRIPTION%', description)
        .replace('%NOSCRIPT%', said.join(''));
    },
    generateBundle() {
      const lines = languages.flatMap((language) =>
        heads(language).map(({ path, title, description, picture }) =>
          [language, path, title, description, picture].join('\t'),
        ),
      );
      this.emitFile({ type: 'asset', fileName: 'heads.txt', source: `${lines.join('\n')}\n` });
    },
  };
}
