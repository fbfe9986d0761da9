// Every message that the site asks for exists in every language, and the site asks for every message it has.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameFile, gameIds } from '../../../plugins/games';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const shared = here('../../../../locales');
const languages = ['en', 'ru', 'tr'];

function files(folder: string, end: RegExp): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((name) => end.test(name)).map((name) => join(folder, name));
}

/** The ids of all messages: the shared ones and those of every game. */
function ids(language: string): Set<string> {
  const texts = files(join(shared, language), /\.ftl$/).map((path) => readFileSync(path, 'utf8'));
  for (const game of gameIds)
    for (const part of ['words', 'lessons']) texts.push(gameFile(game, `${part}/${language}.ftl`));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)));
}

const sources = [here('../..'), here('../../../plugins')]
  .flatMap((folder) => files(folder, /\.(svelte|ts)$/))
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const rust = files(here('../../../../crates'), /^(wasm|play)\/src\/.*\.rs$/)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Ids that stand there whole: wherever one begins with `web-`, and what `t` is given. */
const whole = new Set(
  [/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g, /\bt\(\s*['"]([\w-]+)['"]/g].flatMap((pattern) =>
    [...sources.matchAll(pattern)].map((found) => found[1]!),
  ),
);
/** Ids with a part that is known only later. */
const open = new Set(
  [...sources.matchAll(/`((?:web|game|learn|seat|piece|reason|outcome|team)-[^`\n]*?\$\{[^`\n]*)`/g)].map(
    // What follows the full stop is a form of the message: a case of a name.
    (found) => `^${found[1]!.replace(/\.[a-z]+$/, '').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '[\\w-]*')}$`,
  ),
);

describe.each(languages)('in %s', (language) => {
  const known = ids(language);
  it('there are words for whatever is asked for', () => {
    expect(whole.size).toBeGreaterThan(20);
    expect([...whole].filter((id) => !known.has(id))).toEqual([]);
    const some = (pattern: string) => [...known].some((id) => new RegExp(pattern).test(id));
    expect([...open].filter((pattern) => !some(pattern))).toEqual([]);
  });
  it('no words of the site are left over', () => {
    const used = (id: string) =>
      whole.has(id) || [...open].some((pattern) => new RegExp(pattern).test(id)) || rust.includes(`"${id}"`);
    expect([...known].filter((id) => id.startsWith('web-') && !used(id))).toEqual([]);
  });
});
