import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const css = readFileSync(here('inter.css'), 'utf8');

/** The characters that the font was built with: scripts/font reads the same list. */
const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first, last]) => {
  const from = parseInt(first!, 16);
  return [from, last ? parseInt(last, 16) : from] as const;
});

const has = (character: string) => {
  const code = character.codePointAt(0)!;
  return ranges.some(([from, to]) => from <= code && code <= to);
};

test.each(['locales', 'games', 'web/src', 'web/board/src'])(
  'the font has every character of %s',
  (folder) => {
    const root = here(`../../../../${folder}`);
    const missing = new Set<string>();
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ftl|md|json|svelte|ts)$/.test(name)) continue;
      for (const character of readFileSync(`${root}/${name}`, 'utf8'))
        if (character !== '\n' && !has(character)) missing.add(`${character} in ${name}`);
    }
    expect([...missing]).toEqual([]);
  },
);

test('the font is small', () => {
  expect(statSync(here('inter.woff2')).size).toBeLessThan(60_000);
});
