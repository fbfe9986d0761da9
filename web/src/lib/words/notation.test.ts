import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { isCryptic, written, writtenLine } from './notation';
import { loadWords, say } from './words.svelte';

beforeEach(async () => {
  settings.language = 'ru';
  await loadWords('ru');
});
afterEach(() => (settings.language = 'en'));

test('Russian players write captures with colons', () => {
  expect(written('c3xe5xg7')).toBe('c3:e5:g7');
  expect(written('d2xb4+1')).toBe('d2:b4+1');
  expect(written('c3-d4')).toBe('c3-d4');
  expect(writtenLine(['a7xa4', 'pass'])).toBe('a7:a4 пас');
  expect(say({ id: 'move-capture-compulsory', args: { list: 'a3xa5, b2xb4' } })).toContain('a3:a5, b2:b4');
});

test('in other languages moves stand as in records', async () => {
  settings.language = 'tr';
  await loadWords('tr');
  expect(written('c3xe5')).toBe('c3xe5');
  expect(written('pass')).toBe('pas');
});

test('words help where signs stand for something', () => {
  expect(['c3-d4', 'c3xe5', '0,0', 'pass'].some(isCryptic)).toBe(false);
  expect(['@c3', 'd2xb4+1', '^1=mmmm', '+a', '0,0>2,1*3', 'b3=c2'].every(isCryptic)).toBe(true);
});
