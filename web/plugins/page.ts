// The words of index.html, which are there before any script: from the message files too.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

async function words(language: string, id: string): Promise<string> {
  const folder = fileURLToPath(new URL(`../../locales/${language}`, import.meta.url));
  const bundle = new FluentBundle(language);
  for (const file of (await readdir(folder)).filter((name) => name.startsWith('web')))
    bundle.addResource(new FluentResource(await readFile(`${folder}/${file}`, 'utf8')));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`${folder} has no ${id}`);
  return bundle.formatPattern(pattern);
}

export function pageWords(): Plugin {
  return {
    name: 'doska-page',
    async transformIndexHtml(html) {
      const languages = ['en', 'ru', 'tr'];
      const said = languages.map(
        async (language) => `<p lang="${language}">${await words(language, 'web-noscript')}</p>`,
      );
      return html
        .replace('%DESCRIPTION%', await words('en', 'web-home-about'))
        .replace('%NOSCRIPT%', (await Promise.all(said)).join(''));
    },
  };
}
