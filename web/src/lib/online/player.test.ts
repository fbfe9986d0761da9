import { expect, test } from 'vitest';
import { botLevel, profileLink, searchName } from './player';

test('a bot of the server names its level', () => {
  expect(botLevel({ id: 'bot-7', kind: 'bot' })).toBe(7);
  expect(botLevel({ id: 'x3k9', kind: 'bot' })).toBeNull();
  expect(botLevel({ id: 'bot-7', kind: 'guest' })).toBeNull();
});

test('members are found by name, others by id', () => {
  expect(profileLink({ id: 'a1', name: 'Ёж', kind: 'member' })).toBe('/player/%D0%81%D0%B6');
  expect(profileLink({ id: 'a1', name: 'guest-a1', kind: 'guest' })).toBe('/player/a1');
  expect(profileLink({ id: 'bot-3', name: 'Hedgehog', kind: 'bot' })).toBe('/player/bot-3');
});

test('games are searched by a name, where it is taken once', () => {
  expect(searchName({ id: 'a1', name: 'Anna', kind: 'member' })).toBe('Anna');
  expect(searchName({ id: 'x3k9', name: 'Robo', kind: 'bot' })).toBe('Robo');
  expect(searchName({ id: 'bot-3', name: 'Hedgehog', kind: 'bot' })).toBe('bot-3');
  expect(searchName({ id: 'a1', name: 'guest-a1', kind: 'guest' })).toBe('a1');
});
