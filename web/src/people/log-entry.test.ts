import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ModerationEntry } from '$lib/online/account';
import { loadWords, t } from '$lib/words/words.svelte';
import { detailsOf, undoOf } from './log-entry';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadWords('en');
});

it('tells days and the reason apart', () => {
  expect(detailsOf({ action: 'mute', detail: '7 d; insults; again' })).toEqual([
    'for 7 days',
    'insults; again',
  ]);
  expect(detailsOf({ action: 'mute', detail: '1 d' })).toEqual(['for 1 day']);
  expect(detailsOf({ action: 'role', detail: 'moderator' })).toEqual(['moderator']);
  expect(detailsOf({ action: 'rename', detail: 'a → b; rude' })).toEqual(['a → b; rude']);
  expect(detailsOf({ action: 'close', detail: '' })).toEqual([]);
});

it('has words of its own for everything that the server logs', () => {
  const contract = readFileSync('../crates/contract/src/online/moderation.rs', 'utf8');
  const [, listed = ''] = /\/\/\/ What: (.*)\./.exec(contract) ?? [];
  const actions = [...listed.matchAll(/`(\w+)`/g)].map(([, action = '']) => action);
  expect(actions).toContain('bot');
  const said = (action: string) => t('web-moderation-entry', { by: 'A', name: 'B', action });
  const words = [...actions, 'what nobody knows yet'].map(said);
  expect(new Set(words).size).toBe(words.length);
});

it('offers to undo what still holds', () => {
  const entry = (action: string, id = 'a') => ({ action, about: { id } }) as ModerationEntry;
  expect(undoOf([entry('mute')], 0)).toBe('unmute');
  expect(undoOf([entry('unmute'), entry('mute')], 1)).toBeNull();
  expect(undoOf([entry('unmute', 'b'), entry('close')], 1)).toBe('reopen');
  expect(undoOf([entry('bot')], 0)).toBeNull();
});
