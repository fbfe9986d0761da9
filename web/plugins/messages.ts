// Messages of the site while it is built.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameFile, gameIds } from './games';

export const languages = ['en', 'ru', 'tr'] as const;

const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    const folder = fileURLToPath(new URL(`../../locales/${language}`, import.meta.url));
    const shared = readdirSync(folder)
      .filter((name) => name.startsWith('web'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of [...shared, ...gameIds.map((game) => gameFile(game, `words/${language}.ftl`))])
      bundle.addResource(new FluentResource(text));
    bundles.set(language, bundle);
  }
  return bundle;
}

/** The message with this id; one that is missing fails the build. */
export function message(language: string, id: string, args: Record<string, string> = {}): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`locales/${language} has no ${id}`);
  return bundle.formatPattern(pattern, args);
}
