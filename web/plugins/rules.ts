// Compiles the rules pages (games/*/rules) into modules: sections of rows, each a text with or without a picture
// beside it. Pictures are drawn by the site's own board: a diagram is a position with a move, an example is a
// demo game.
import { Marked, type Token, type Tokens } from 'marked';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Diagram, Playable } from '../src/lib/rules';
import { demo } from './demo-games';
import { query } from './engine';
import { gameFile, gameIds, manifest } from './games';

const marked = new Marked();
/** The examples met so far, by a name that is the same in all languages. */
const examples = new Map<string, string>();

function known(example: string): string {
  const name = `example-${createHash('sha256').update(example).digest('hex').slice(0, 8)}`;
  examples.set(name, example);
  return name;
}

/** The module of a rules page of a game. */
export function page(source: string, game: string): string {
  const tokens = marked.lexer(source);
  const articles = new Set([...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]!));
  const imports = [`virtual:playable/${game}`];
  const picture = (id: string) => `picture${imports.push(id) - 1}`;
  let title = '';
  const sections: { id: string; title: string; rows: { html: string; picture: string | null }[] }[] = [
    { id: '', title: '', rows: [] },
  ];

  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === 1) title = token['text'] as string;
    else if (token.type === 'heading') {
      const text = token['text'] as string;
      sections.push({ id: `section-${sections.length}`, title: text, rows: [] });
    } else if (token.type === 'code' && token['lang'] === 'doska') {
      const beside = sections.at(-1)!.rows.at(-1);
      if (!beside || beside.picture) throw new Error(`an example of ${title} stands beside no text`);
      beside.picture = picture(`virtual:example/${known(token['text'] as string)}`);
    } else if (token.type !== 'space') {
      const image = imageOf(token);
      const html = linked(marked.parser([token]), articles);
      const name = image?.href.match(/([^/]+)\.svg$/)?.[1];
      const beside = name && image ? caption(picture(`virtual:diagram/${name}`), image.text) : null;
      sections.at(-1)!.rows.push({ html, picture: beside });
    }
  }
  const made = sections.map(({ id, title, rows }) => {
    const list = rows.map(({ html, picture }) => `{ html: ${JSON.stringify(html)}, picture: ${picture} }`);
    return `{ id: '${id}', title: ${JSON.stringify(title)}, rows: [${list.join(', ')}] }`;
  });
  const from = imports.map((id, i) => `import picture${i} from ${JSON.stringify(id)};`);
  return `${from.join('\n')}\nexport default { title: ${JSON.stringify(title)}, playable: picture0, sections: [${made.join(', ')}] };`;
}

const caption = (picture: string, text: string) => `{ ...${picture}, caption: ${JSON.stringify(text)} }`;

/** Takes the diagram out of a paragraph. */
function imageOf(token: Token): Tokens.Image | null {
  if (token.type !== 'paragraph' || !token.tokens) return null;
  const at = token.tokens.findIndex((part) => part.type === 'image');
  return at < 0 ? null : (token.tokens.splice(at, 1)[0] as Tokens.Image);
}

/** An article is known by its number, and every mention of it leads there. */
function linked(html: string, articles: Set<string>): string {
  const number = html.match(/^<p><strong>(\d+\.\d+)<\/strong>/)?.[1];
  const text = html
    .replace(/^<p><strong>[\d.]+<\/strong>\s*/, '')
    .replace(/^<p>/, '')
    .replace(/(<code>.*?<\/code>)|(?<![\d.,])(\d+\.\d+)(?![\d.])/g, (whole, code: string, mention: string) =>
      !code && articles.has(mention) ? `<a href="#${mention}">${mention}</a>` : whole,
    );
  if (number) return `<p id="${number}"><a class="number" href="#${number}">${number}</a> ${text}`;
  return html.startsWith('<p>') ? `<p>${text}` : text;
}

/** Counts diagrams: each is asked about in a session of its own. */
let diagrams = 0;

async function diagram(name: string): Promise<Diagram> {
  const lines = gameIds.flatMap((id) => gameFile(id, 'diagrams.txt').split('\n'));
  const [, game, position, move] = lines.find((line) => line.startsWith(`${name}\t`))?.split('\t') ?? [];
  if (!game) throw new Error(`no games/*/diagrams.txt has a diagram ${name}`);
  const start = !position || position === 'start' ? null : position;
  const session = ++diagrams;
  const { at } = await query({ request: 'open', session, game: { game, start, moves: [] } });
  const meant = move ? await query({ request: 'read-move', session, text: move, pass: '' }) : null;
  const moves = meant ? await query({ request: 'legal-moves', session }) : [];
  await query({ request: 'close', session });
  return { view: at.view, arrow: moves.find((legal) => legal.move === meant)?.steps ?? null };
}

async function example(name: string) {
  const [game = '', start = '', moves = ''] = examples.get(name)?.split('\n') ?? [];
  return { demo: await demo(game, start === 'start' ? null : start, moves.split(' ').filter(Boolean)) };
}

/** Where the playable diagram of a game begins. */
async function playable(id: string): Promise<Playable> {
  const [, game = '', text] = /^(\S+) (?:start|text (.+))$/.exec(manifest(id).site.try) ?? [];
  const line = { game, start: text ?? null, moves: [] };
  const session = ++diagrams;
  const { at } = await query({ request: 'open', session, game: line });
  await query({ request: 'close', session });
  return { line, view: at.view };
}

export function rulesPages(): Plugin {
  const makers: Record<string, (what: string) => Promise<unknown>> = { diagram, example, playable };
  return {
    name: 'doska-rules',
    resolveId: (id) => (/^virtual:(diagram|example|playable)\//.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, kind = '', what = ''] = /^\0virtual:(\w+)\/(.*)$/.exec(id) ?? [];
      const make = makers[kind];
      return make ? `export default ${JSON.stringify(await make(what))}` : null;
    },
    transform(source, id) {
      const [, game] = /games\/(\w+)\/rules\/\w+\.md$/.exec(id) ?? [];
      return game ? page(source, game) : null;
    },
  };
}
