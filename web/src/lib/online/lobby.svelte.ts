// Challenges, as the pages use them.
import { isLive } from './clocks';
import { expected, expectGame, expectNo } from './expected';
import { api, ensureGuest, myself, ProblemError, wordsOf } from './me.svelte';
import { checkPairing, isPairing } from './pairing.svelte';
import type { Challenge, Challenges, HouseBot, Joined, LobbySummary, NewChallenge } from './wire';

/** Whether this is somebody with an account. */
export const isMember = () => myself()?.kind === 'member';
export const isMe = (player: { id: string } | null | undefined) => !!player && player.id === myself()?.id;

/** Why something was refused, for people. */
export const whyNot = wordsOf;
/** Whether there is no such thing. */
export const noSuch = (error: unknown) => error instanceof ProblemError && error.status === 404;

/** A live game begins at once when such a challenge is taken. */
const nameOf = (id: string) => `challenge-${id}`;
function watch(challenge: Challenge): Challenge {
  const { id, status, clock, players, expires_at } = challenge;
  if (status === 'open' && isLive(clock) && players.some(isMe)) expectGame(nameOf(id), expires_at);
  else expectNo(nameOf(id));
  return challenge;
}

/** How long the page of a game that has begun may take to be there, in milliseconds. */
const ARRIVAL = 60_000;
/** A game has begun. Until its page is there, nobody else keeps the connection for it. */
export function gameBegan(id: string) {
  expectGame(id, Date.now() + ARRIVAL);
  void listChallenges().catch(() => {}); // the next list tells
  if (isPairing()) void checkPairing();
}

/** Open challenges of the lobby, those made by this player and those addressed to them. */
export async function listChallenges(): Promise<Challenge[]> {
  const before = expected();
  const { challenges } = await api<Challenges>('GET', '/challenges');
  const open = challenges.map(({ id }) => nameOf(id));
  for (const what of before) if (what.startsWith(nameOf('')) && !open.includes(what)) expectNo(what);
  challenges.forEach(watch);
  return challenges;
}

const about = (id: string, deed = '') => `/challenges/${encodeURIComponent(id)}${deed}`;
export const findChallenge = async (id: string) => watch(await api<Challenge>('GET', about(id)));

export async function makeChallenge(wish: NewChallenge): Promise<Challenge> {
  await ensureGuest();
  return watch(await api<Challenge>('POST', '/challenges', wish));
}

/** Sits down; somebody without a name becomes a guest at once. */
export async function join(id: string, seat: number | null = null): Promise<Joined> {
  await ensureGuest();
  return api<Joined>('POST', about(id, '/join'), { seat });
}

export const cancel = async (id: string) => watch(await api<Challenge>('POST', about(id, '/cancel'), {}));
export const decline = (id: string) => api<Challenge>('POST', about(id, '/decline'), {});
/** The server's own bots, the weakest first. */
export const listBots = () => api<HouseBot[]>('GET', '/bots');
/** A bot takes a free seat of one's own challenge. */
export const seatBot = (id: string, bot: string) => api<Joined>('POST', about(id, '/bots'), { bot });

export type Summary = LobbySummary;
/** How many challenges are open, and in how many games this player is to move. */
export const lobbySummary = () => api<LobbySummary>('GET', '/lobby');
