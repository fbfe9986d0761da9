// The words of the chosen language, from the message files that the whole of Doska shares.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Note } from '$board/wire';
import type { Language } from '../settings.svelte';

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  tr: () => import('./tr'),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

/** Fetches a language and speaks it from then on. */
export async function loadWords(language: Language) {
  const texts = (await files[language]()).default;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = fresh;
  document.documentElement.lang = language;
}

/** More words of the language that is spoken, such as those of the lessons. */
export function addWords(text: string) {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The message with this id and these values; its id if there is none. */
export function t(id: string, args?: Record<string, string | number>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []) : id;
}

/** Whether there is such a message. */
export const has = (id: string) => bundle.hasMessage(id);

/** What the rules have to say, with the number of the article where there is one. */
export function say(note: Note): string {
  const args: Record<string, string | number> = {};
  // Numbers are given as numbers, so that a message can choose its plural by them.
  for (const [name, value] of Object.entries(note.args))
    args[name] = /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  const said = t(note.id, args);
  const article = note.args['article'];
  return article ? `${said} (${t('article', { number: article })})` : said;
}
