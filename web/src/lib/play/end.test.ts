// Results name the sides that won and lost, as each language inflects them.
import { expect, it } from 'vitest';
import type { Language } from '$lib/settings.svelte';
import { loadWords, t } from '$lib/words/words.svelte';
import { sideOf } from '$lib/board/names';
import { endOf } from './end';

const told = (winners: number[], reason: string, seats = 2, coloured = true) =>
  endOf({ winners, reason }, seats, coloured).whole;

it.each<[Language, string[]]>([
  [
    'en',
    [
      'Black won: White resigned',
      'Draw: by agreement',
      'Player 2 won: player 1 ran out of time',
      'Players 1 and 3 won: players 2 and 4 resigned',
      'White won: Black left the game',
      'Game aborted',
    ],
  ],
  [
    'ru',
    [
      'Чёрные победили: белые сдались',
      'Ничья: по соглашению',
      'Победил игрок 2: у игрока 1 кончилось время',
      'Победили игроки 1 и 3: игроки 2 и 4 сдались',
      'Белые победили: чёрные покинули партию',
      'Партия отменена',
    ],
  ],
  [
    'tr',
    [
      'Siyah kazandı: Beyaz oyundan çekildi',
      'Beraberlik: anlaşma ile',
      '2. oyuncu kazandı: 1. oyuncunun süresi bitti',
      '1. ve 3. oyuncular kazandı: 2. ve 4. oyuncular oyundan çekildi',
      'Beyaz kazandı: Siyah oyundan ayrıldı',
      'Oyun iptal edildi',
    ],
  ],
])('who won and why, in %s', async (language, expected) => {
  await loadWords(language);
  expect([
    told([1], 'resignation'),
    told([], 'agreement'),
    told([1], 'time', 2, false),
    told([0, 2], 'resignation', 4, false),
    told([0], 'abandoned'),
    told([], 'aborted'),
  ]).toEqual(expected);
});

it.each<[Language, string[]]>([
  ['en', ['White to move', 'Black to move', 'Player 3 to move']],
  ['ru', ['Ход белых', 'Ход чёрных', 'Ход игрока 3']],
  ['tr', ['Sıra Beyazda', 'Sıra Siyahta', 'Sıra 3. oyuncuda']],
])('whose turn it is, in %s', async (language, expected) => {
  await loadWords(language);
  const sides = [sideOf(true, [0]), sideOf(true, [1]), sideOf(false, [2])];
  expect(sides.map((side) => t('web-play-turn-of', side))).toEqual(expected);
});

it.each<[Language, string]>([
  ['en', 'Play Turkish Draughts'],
  ['ru', 'Играть в турецкие шашки'],
  ['tr', 'Türk Daması oyna'],
])('a game is named in the case that the sentence needs, in %s', async (language, expected) => {
  await loadWords(language);
  expect(t('web-home-play-of', { game: t('game-turkish.acc') })).toBe(expected);
});
