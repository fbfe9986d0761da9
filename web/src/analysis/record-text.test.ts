import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { dateText, lossText, playersOf, pliesOf, resultText, worthText } from './record-text';

afterEach(() => (settings.language = 'en'));

describe('what a record says', () => {
  it('writes dates and numbers as the language does', () => {
    settings.language = 'en';
    expect(dateText('2026.11.14')).toMatch(/^(14 Nov|Nov 14,) 2026$/);
    expect(dateText('2025.03.??')).toBe('March 2025');
    expect(lossText(41)).toBe('0.41');
    expect(worthText({ text: '-0.44' })).toBe('-0.44');
    settings.language = 'ru';
    expect(dateText('2026.11.14')).toContain('14 нояб. 2026');
    expect(lossText(41)).toBe('0,41');
    expect(worthText({ text: '-0.44' })).toBe('-0,44');
    settings.language = 'tr';
    expect(worthText({ text: '+12.05' })).toBe('+12,05');
  });

  it('leaves out what nobody knows, and keeps what is no date', () => {
    expect(dateText('2025.??.??')).toBe('2025');
    expect(dateText('????.??.??')).toBe('');
    expect(dateText('')).toBe('');
    expect(dateText('last winter')).toBe('last winter');
    expect(dateText('2025.13.01')).toBe('2025.13.01');
    expect(worthText({ text: '+#4' })).toBe('+#4');
  });

  it('names players, results and plies', () => {
    const tags = [
      { name: 'Black', value: 'Boris' },
      { name: 'White', value: 'Anna' },
      { name: 'Player3', value: '?' },
    ];
    expect(playersOf({ tags })).toEqual(['Anna', 'Boris']);
    expect(['1-0', '1/2-1/2', '*'].map(resultText)).toEqual(['1–0', '½–½', '']);
    const node = (parent: number | null) => ({ parent, move: '', before: '', after: '', nags: [] });
    expect(pliesOf({ nodes: [node(null), node(0), node(1), node(0)] })).toBe(2);
  });
});
