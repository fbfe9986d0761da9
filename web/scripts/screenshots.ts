// What there is to be seen of the site. Run by `npm run screenshots`.
import { fileURLToPath } from 'node:url';
import { query } from '../plugins/engine';
import { gameIds, manifest } from '../plugins/games';
import { linkTo } from '../src/lib/links';
import { games, languages, open, test, themes } from '../tests/site';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const shown = gameIds.map((id) => manifest(id).site.demo);
/** Games in their middle: those of the first page, and Martian Chess for two. */
const middles = [
  ...shown.map(({ game, moves }) => ({ game, moves: moves.split(' ').slice(0, 32) })),
  { game: 'martian', moves: 'b3-a4 c6-b5 a4xb5 b6-c5 c3-b4 c5xb4 d3-b3 a6-a4 a4-a5 a5-a3'.split(' ') },
];
const named = (game: string) => game.replace(/\W+/g, '-');

/** Where to look, and how the picture is called. */
const views: [name: string, path: () => Promise<string> | string][] = [
  ['home', () => '/'],
  ['learn', () => '/learn'],
  ['puzzles', () => '/puzzles'],
  ['settings', () => '/settings'],
  ['about', () => '/about'],
  ...games.flatMap((game): typeof views => [
    [`learn-${game}`, () => `/learn/${game}`],
    [`rules-${game}`, () => `/rules/${game}`],
    [`puzzles-${game}`, () => `/puzzles/${game}`],
  ]),
  ...middles.flatMap(({ game, moves }): typeof views => [
    [`play-${named(game)}`, () => linkTo('play', { game, moves })],
    [`analysis-${named(game)}`, () => linkTo('analysis', { game, moves })],
    [
      `editor-${named(game)}`,
      async () => {
        const { at } = await query({ request: 'open', session: 1, game: { game, start: null, moves } });
        return linkTo('editor', { game, start: at.position.split(' ~')[0]! });
      },
    ],
  ]),
];

for (const [name, address] of views)
  for (const theme of themes)
    test(`${name}, ${theme}`, async ({ page }, { project }) => {
      await open(page, await address(), { theme, animation: 0 });
      await page.waitForLoadState('networkidle');
      // The engine has had time for a first answer where it is asked for one.
      await page.waitForTimeout(2500);
      const file = (part: string) => path(`screenshots/${project.name}/${name}-${theme}${part}.png`);
      await page.screenshot({ path: file('') });
      if (!/^(play|analysis|editor)/.test(name))
        await page.screenshot({ path: file('-whole'), fullPage: true });
    });

test.describe('where there is no page', () => {
  test.use({ expected: /404/ });
  for (const language of languages)
    test(language, async ({ page }, { project }) => {
      await open(page, '/nowhere', { language });
      await page.screenshot({ path: path(`screenshots/${project.name}/nowhere-${language}.png`) });
    });
});
