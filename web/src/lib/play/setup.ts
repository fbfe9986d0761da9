// How a game is to be played: which one, who sits where, with which clocks.
import type { GameRef } from '$lib/contract';
import type { GameInfo } from '$lib/contract';
import { lineOf } from '$lib/links';
import type { Where } from '$lib/router.svelte';

/** A person at this board, or the engine at a level from 1 to 10. */
export type Player = 'person' | number;

export interface Setup {
  /** The game and its options: `martian?players=4`. */
  game: string;
  /** The position text it begins with; null for the game's own start. */
  start: string | null;
  /** Who sits on each seat. */
  players: Player[];
  /** Minutes, and seconds added by every move: `5+3`; null without clocks. */
  clock: string | null;
  /** Who sits at the bottom; null for the first person. */
  bottom: number | null;
}

/** A game without its options. */
export const idOf = (game: string) => game.split('?')[0] ?? '';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const CLOCKS = ['1+0', '3+2', '5+3', '10+5', '30+20'];

/** A person first, and the engine on every other seat. */
export const usualPlayers = (seats: number, level: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : level));

/** The same players for so many seats; on further ones the engine sits, as strong as on the others. */
export function fitted(players: Player[], seats: number, level: number): Player[] {
  const engine = players.find((player) => player !== 'person') ?? level;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? engine);
}

/** The engine at this level on all its seats. */
export const atLevel = (players: Player[], level: number): Player[] =>
  players.map((player) => (player === 'person' ? player : level));

/** Everybody goes one seat on: colours are changed. */
export const rotated = <T>(players: T[]): T[] => [...players.slice(-1), ...players.slice(0, -1)];

export const people = (players: Player[]): number[] =>
  players.flatMap((player, seat) => (player === 'person' ? [seat] : []));

/** Who sits at the bottom: as was chosen, else the first person, else the first seat. */
export const bottomSeat = ({ players, bottom }: Pick<Setup, 'players' | 'bottom'>) =>
  bottom !== null && bottom < players.length ? bottom : (people(players)[0] ?? 0);

/** The seats as they lie around the board, from left to right: those above it and those below. */
export function around(bottom: number, seats: number): { above: number[]; below: number[] } {
  const seat = (on: number) => (bottom + on) % seats;
  return seats === 4
    ? { above: [seat(1), seat(2)], below: [seat(0), seat(3)] }
    : { above: [seat(1)], below: [seat(0)] };
}

/** The game that an address means: `/play/martian?players=4`, `?position=…`, `?moves=…`. */
export function lineOfAddress(where: Pick<Where, 'item' | 'search'>, about: GameInfo): GameRef {
  const line = lineOf(where) ?? { game: about.id, start: null, moves: [] };
  if (where.search.has('game')) return line;
  return { ...line, game: withOptions(about, (key) => where.search.get(key)) };
}

/** A game with options, those that differ from their defaults. */
export function withOptions(about: GameInfo, value: (key: string) => string | null | undefined): string {
  const given = about.options.flatMap((option) => {
    const chosen = value(option.key);
    return chosen && chosen !== option.default ? [`${option.key}=${chosen}`] : [];
  });
  return given.length > 0 ? `${about.id}?${given.join('&')}` : about.id;
}

/** The value of every option of a game, its default where none is given. */
export function optionsOf(about: GameInfo, game: string): Record<string, string> {
  const given = new URLSearchParams(game.split('?')[1] ?? '');
  return Object.fromEntries(about.options.map(({ key, default: usual }) => [key, given.get(key) ?? usual]));
}

/** Minutes and seconds as a clock's text; what is not a clock, the rules say. */
export const clockText = (minutes: number, seconds: number) => `${minutes}+${seconds}`;
