// Challenges and quick pairing, as the pages use them.
import { isLive } from './clocks';
import { socket } from './connection';
import { api, ensureGuest, myself, ProblemError, whoAmI, wordsOf } from './me.svelte';
import type {
  Challenge,
  Challenges,
  HouseBot,
  Joined,
  LobbySummary,
  NewChallenge,
  NewPairing,
  Pairing,
} from './wire';

/** Whether this is somebody with an account. */
export const isMember = () => myself()?.kind === 'member';
export const isMe = (player: { id: string } | null | undefined) => !!player && player.id === myself()?.id;

/** Why something was refused, for people. */
export const whyNot = wordsOf;
/** Whether there is no such thing. */
export const noSuch = (error: unknown) => error instanceof ProblemError && error.status === 404;

/** Whoever is nobody becomes a guest at once; the socket belongs to that guest from then on. */
async function seated() {
  const before = myself();
  const player = await ensureGuest();
  if (before?.id !== player.id) socket.reconnect();
}

let live = $state<string[]>([]);
/** Whether a game may begin at any moment, as far as this tab knows: a challenge with a live clock, or quick pairing. */
export const expectsGame = () => live.length > 0;
const PAIRING = 'pairing';
const expect = (what: string) => {
  if (!live.includes(what)) live = [...live, what];
};
const expectNo = (what: string) => {
  live = live.filter((one) => one !== what);
};
/** A game has begun, whichever it was. */
export const gameBegan = () => (live = []);

/** Open challenges of the lobby, those made by this player and those addressed to them. */
export const listChallenges = async () => (await api<Challenges>('GET', '/challenges')).challenges;
export const findChallenge = (id: string) => api<Challenge>('GET', `/challenges/${encodeURIComponent(id)}`);

export async function makeChallenge(wish: NewChallenge): Promise<Challenge> {
  await seated();
  const made = await api<Challenge>('POST', '/challenges', wish);
  if (made.status === 'open' && isLive(made.clock)) expect(made.id);
  return made;
}

/** Sits down; somebody without a name becomes a guest at once. */
export async function join(id: string, seat: number | null = null): Promise<Joined> {
  await seated();
  return api<Joined>('POST', `/challenges/${encodeURIComponent(id)}/join`, { seat });
}

export async function cancel(id: string): Promise<Challenge> {
  expectNo(id);
  return api<Challenge>('POST', `/challenges/${encodeURIComponent(id)}/cancel`, {});
}
export const decline = (id: string) =>
  api<Challenge>('POST', `/challenges/${encodeURIComponent(id)}/decline`, {});
/** The server's own bots, the weakest first. */
export const listBots = () => api<HouseBot[]>('GET', '/bots');
/** A bot takes a free seat of one's own challenge. */
export const seatBot = (id: string, bot: string) =>
  api<Joined>('POST', `/challenges/${encodeURIComponent(id)}/bots`, { bot });

export async function startPairing(wish: NewPairing): Promise<Pairing> {
  await seated();
  const answer = await api<Pairing>('POST', '/pairing', wish);
  if (answer.waiting) expect(PAIRING);
  return answer;
}
export async function stopPairing(): Promise<Pairing> {
  expectNo(PAIRING);
  return api<Pairing>('DELETE', '/pairing');
}
/** Whether this player waits; nobody is asked who is nobody. */
export const isWaiting = async () =>
  (await whoAmI()) !== null && (await api<Pairing>('GET', '/pairing')).waiting;

export type Summary = LobbySummary;
/** How many challenges are open, and in how many games this player is to move. */
export const lobbySummary = () => api<LobbySummary>('GET', '/lobby');
