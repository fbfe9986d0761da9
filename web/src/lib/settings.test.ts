import { expect, test } from 'vitest';
import { fitted, type Settings } from './settings.svelte';

const usual: Settings = {
  language: 'en',
  theme: 'system',
  board: 'wood',
  pieces: 'classic',
  sound: true,
  volume: 70,
  animation: 200,
  coordinates: true,
  level: 1,
  movable: true,
  typedMove: false,
  screenReader: false,
};

test('what was chosen is chosen again', () => {
  const kept: Settings = {
    ...usual,
    language: 'tr',
    theme: 'dark',
    pieces: 'flat',
    sound: false,
    volume: 20,
    level: 4,
    movable: false,
    typedMove: true,
    animation: 0,
  };
  expect(fitted(usual, kept)).toEqual(kept);
});

test('what can no longer be chosen is as if it had not been', () => {
  const kept = {
    language: 'xx',
    board: 'gold',
    animation: -5,
    sound: 'no',
    volume: 130,
    level: 11,
  } as unknown as Partial<Settings>;
  expect(fitted(usual, kept)).toEqual(usual);
  expect(fitted(usual, {})).toEqual(usual);
});
