// Who uses the site, and requests to its server.
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';
import type { Me } from './account';
import type { ApiProblem, PlayerRef, SignedIn } from './wire';

/** A refusal of the server, or that it cannot be reached (`code` is `offline`). The message is for people. */
export class ProblemError extends Error {
  readonly problem: ApiProblem;
  constructor(problem: ApiProblem) {
    super(problem.detail);
    this.problem = problem;
  }
  get code() {
    return this.problem.code;
  }
  get status() {
    return this.problem.status;
  }
}

const offline = () =>
  new ProblemError({
    status: 0,
    code: 'offline',
    title: t('web-people-offline'),
    detail: t('web-people-offline'),
  });

/** What to tell people about any error of a request. */
export const wordsOf = (error: unknown) =>
  error instanceof ProblemError ? error.message : t('web-people-failed');

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. `path` is without `/api/v1`. A refusal is thrown as a `ProblemError`; an empty answer is null. */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': settings.language,
  };
  // A browser sends this type only where the server of the page allows it: no other site can.
  if (method !== 'GET') headers['Content-Type'] = 'application/json';
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
      cache: 'no-store',
    });
    text = await response.text();
  } catch {
    throw offline();
  }
  const type = response.headers.get('content-type') ?? '';
  // Anything but JSON comes from a server that only has the files of the site, or from a proxy.
  if (text !== '' && !/json/.test(type)) throw offline();
  const answer = text === '' ? null : (JSON.parse(text) as unknown);
  if (!response.ok) {
    const problem = answer as ApiProblem | null;
    const failed = { status: response.status, code: 'failed', title: '', detail: t('web-people-failed') };
    if (problem?.code === 'unauthorized' && known?.player) void loadMe();
    throw new ProblemError(problem ?? failed);
  }
  return answer as T;
}

/** What the server last said; undefined until it has. */
let known = $state.raw<Me>();
/** Whether it did not answer when it was last asked. */
let silent = $state(false);
/** The last question, and how many there were. */
let asking: Promise<Me> | undefined;
let asked = 0;

type Listener = (player: PlayerRef | null) => void;
const listeners = new Set<Listener>();
/** Hears whenever somebody else uses the site than before. */
export function onPlayer(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who uses the site: undefined while that is asked, `player` null for nobody, null where no server answers. What was
 *  known stays known while it does not answer. Reading it asks. */
export function me(): Me | null | undefined {
  if (!asking) void loadMe();
  return known ?? (silent ? null : undefined);
}

/** The player, or null. */
export const myself = (): PlayerRef | null => me()?.player ?? null;

/** Whether this is the player that is known, as what is known. */
export const isKnown = (player: PlayerRef | null): boolean =>
  known !== undefined &&
  !silent &&
  known.player?.id === player?.id &&
  known.player?.kind === player?.kind &&
  known.player?.name === player?.name;

function learn(said: Me) {
  const before = known;
  known = said;
  silent = false;
  if (before && before.player?.id !== said.player?.id)
    for (const listener of listeners) listener(said.player);
}

/** Asks the server; rejects where it does not answer. An answer that was overtaken by another is that one. */
function ask(): Promise<Me> {
  const current = ++asked;
  const answer: Promise<Me> = api<Me>('GET', '/me').then(
    (said) => {
      if (current !== asked) return asking!;
      learn(said);
      return said;
    },
    (error: unknown) => {
      if (current !== asked) return asking!;
      silent = true;
      throw error;
    },
  );
  answer.catch(() => {}); // those who wait for it hear of it
  return (asking = answer);
}

/** Asks the server again who this is; null where it does not answer. */
export const loadMe = (): Promise<Me | null> => ask().catch(() => null);

/** Somebody has come or gone in this tab: what was known of the one before no longer holds. */
export async function becameMe(player: PlayerRef | null): Promise<void> {
  asked++;
  learn({ passkeys: false, ...known, player, role: null, muted_until: null });
  asking = Promise.resolve(known!);
  await loadMe();
}

/** The player, or nobody; rejects where the server did not say. */
export const whoAmI = async (): Promise<PlayerRef | null> => (known ?? (await (asking ?? ask()))).player;

let arriving: Promise<PlayerRef> | undefined;

/** The player; whoever is nobody becomes a guest. To be called before the first thing that needs a player. */
export function ensureGuest(): Promise<PlayerRef> {
  arriving ??= (async () => {
    // A new guest takes the place of whoever was signed in. So nobody becomes one before the server has said, just now,
    // that nobody is: not while it does not answer, and not where another tab has signed in.
    const player = known?.player ?? (await ask()).player;
    if (player) return player;
    const { player: guest } = await api<SignedIn>('POST', '/guests', {});
    await becameMe(guest);
    return guest;
  })().finally(() => (arriving = undefined));
  return arriving;
}

const again = () => {
  if (silent && !document.hidden) void loadMe();
};
addEventListener('online', again);
document.addEventListener('visibilitychange', again);
