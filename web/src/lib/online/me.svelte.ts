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

/** Undefined until the server has answered, null where there is none. */
let known = $state.raw<Me | null>();
let asking: Promise<Me | null> | undefined;

/** Who uses the site: undefined while that is asked, `player` null for nobody, null without a server. Reading it asks. */
export function me(): Me | null | undefined {
  if (known === undefined && !asking) void loadMe();
  return known;
}

/** The player, or null. */
export const myself = (): PlayerRef | null => me()?.player ?? null;

/** Asks the server again who this is. */
export function loadMe(): Promise<Me | null> {
  asking = api<Me>('GET', '/me').then(
    (answer) => (known = answer),
    (error: unknown) => {
      // Who was known stays known while the network is away.
      if (known === undefined || (error as ProblemError).status !== 0) known = null;
      return known;
    },
  );
  return asking;
}

/** The player, or nobody once the server has answered. */
export async function whoAmI(): Promise<PlayerRef | null> {
  const answer = known ?? (await (asking ?? loadMe()));
  return answer?.player ?? null;
}

let arriving: Promise<PlayerRef> | undefined;

/** The player; whoever is nobody becomes a guest. To be called before the first thing that needs a player. */
export function ensureGuest(): Promise<PlayerRef> {
  arriving ??= (async () => {
    const player = await whoAmI();
    if (player) return player;
    const { player: guest } = await api<SignedIn>('POST', '/guests', {});
    await loadMe();
    return guest;
  })().finally(() => (arriving = undefined));
  return arriving;
}
