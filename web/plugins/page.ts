// The words of index.html, which are there before any script: from the message files too.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

async function words(language: string, file: string, id: string): Promise<string> {
  const path = fileURLToPath(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url));
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(await readFile(path, 'utf8')));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`${path} has no ${id}`);
  return bundle.formatPattern(pattern);
}

export function pageWords(): Plugin {
  return {
    name: 'doska-page',
    async transformIndexHtml(html) {
      const languages = ['en', 'ru', 'tr'];
      const said = languages.map(
        async (language) => `<p lang="${language}">${await words(language, 'web-frame', 'web-noscript')}</p>`,
      );
      return html
        .replace('%DESCRIPTION%', await words('en', 'web-home', 'web-home-about'))
        .replace('%NOSCRIPT%', (await Promise.all(said)).join(''));
    },
  };
}
