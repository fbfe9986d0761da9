// Translations into the chosen language, from the message files that the whole of Doska shares.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Note } from '$lib/contract';
import type { Language } from '../settings.svelte';
import { written } from './notation';

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  tr: () => import('./tr'),
};
/** Files that only some pages need: what the lessons share, and the lesson of each game. */
const others = import.meta.glob<string>(
  ['../../../../locales/*/learn.ftl', '../../../../games/*/lessons/*.ftl'],
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
let spoken: Language = 'en';
/** The games whose lesson is being learnt. */
const learnt = new Set<string>();
/** Counts requests: translations that arrive after another language was chosen are dropped. */
let fetches = 0;

/** Loads a language and switches to it. */
export async function loadWords(language: Language) {
  spoken = language;
  const fetch = ++fetches;
  const paths = [...learnt].map((game) => `games/${game}/lessons/${language}.ftl`);
  if (learnt.size > 0) paths.push(`locales/${language}/learn.ftl`);
  const more = paths.map((path) => others[`../../../../${path}`]?.() ?? Promise.resolve(''));
  const texts = [...(await files[language]()).default, ...(await Promise.all(more))];
  if (fetch !== fetches) return;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = fresh;
  document.documentElement.lang = language;
}

/** Loads the words of a game's lesson, for this language and every later one. */
export async function alsoLesson(game: string) {
  if (learnt.has(game)) return;
  learnt.add(game);
  await loadWords(spoken);
}

/** The message with this id and these values; its id if there is none. `id.attribute` is a form of it,
 *  as a case of a name; in languages without that form it is the message itself. */
export function t(id: string, args?: Record<string, string | number>): string {
  const [message = id, form = ''] = id.split('.');
  const found = bundle.getMessage(message);
  const pattern = found?.attributes[form] ?? found?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** Whether there is such a message. */
export const has = (id: string) => bundle.hasMessage(id);

/** A note of the rules as text, with the number of the article where there is one. */
export function say(note: Note): string {
  const said = sentence(note);
  const article = note.args['article'];
  return article ? `${said} (${t('article', { number: article })})` : said;
}

/** A note of the rules as text, without the article. */
export function sentence(note: Note): string {
  const args: Record<string, string | number> = {};
  // Numbers are given as numbers, so that a message can choose its plural by them.
  for (const [name, value] of Object.entries(note.args))
    args[name] = /^-?\d{1,15}$/.test(value) ? Number(value) : written(value);
  return t(note.id, args);
}
