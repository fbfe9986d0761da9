// The connection to the server: one socket for this tab, for all games that it follows. It comes back by
// itself, tells the server which versions it has, and sends again what was not answered, under the same id.
import { createSubscriber } from 'svelte/reactivity';
import type { ApiProblem, ClientFrame, Game, Notice, PlayerRef, ServerFrame } from './wire';

/** What a socket of the browser has that is used here. */
export interface RawSocket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the socket needs of the world; tests have a world of their own. */
export interface World {
  connect: () => RawSocket;
  now: () => number;
  /** The clock on the wall: it goes on while the device sleeps, where `now` may stand still. */
  wall?: () => number;
  random: () => number;
  setTimeout: (run: () => void, milliseconds: number) => unknown;
  clearTimeout: (timer: unknown) => void;
  /** The server has said who this tab is. */
  welcomed?: (player: PlayerRef | null) => void;
}

/** `idle`: nobody needs it. `waiting`: it is lost and comes back by itself. */
export type Status = 'idle' | 'connecting' | 'open' | 'waiting';

type Frame<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;
export type GameFrame =
  | Frame<'event' | 'presence' | 'chat'>
  | { type: 'game'; game: Game }
  /** There is no such game, or it cannot be read. */
  | { type: 'refused'; problem: ApiProblem };

export interface Follower {
  /** The last version it has; 0 for none. */
  version: () => number;
  hear: (frame: GameFrame) => void;
}

/** A command without its id, which is chosen here. */
type Without<F, K extends PropertyKey> = F extends unknown ? Omit<F, K> : never;
export type Command = Without<Extract<ClientFrame, { id: string }>, 'id'>;
export interface Answered {
  status: number;
  body: unknown;
}

/** After how long a lost connection is tried again: doubled with every failure, up to the last. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How often the server is asked for a sign of life, and how long one is waited for. */
const PING = 10_000;
const SILENCE = 25_000;
/** The same for somebody who has just come back to the page. */
const GLANCE = 3000;
/** The clocks are apart by more than this only if the device has slept. */
const NAP = 1000;
/** Offsets that are remembered: the one with the shortest round trip counts. */
const SAMPLES = 6;

export class OnlineSocket {
  #world: World;
  #raw: RawSocket | null = null;
  #status: Status = 'idle';
  #player: PlayerRef | null | undefined;
  #games = new Map<string, Set<Follower>>();
  #lobby = new Set<() => void>();
  #notices = new Set<(notice: Notice) => void>();
  #opens = new Set<() => void>();
  /** Whether nobody looks, and how many need the connection even then. */
  #hidden = false;
  #holds = 0;
  /** Commands without an answer, in the order in which they were given. */
  #pending = new Map<string, { text: string; answer: (answer: Answered) => void }>();
  #commands = 0;
  #failures = 0;
  #drained = false;
  #timer: unknown;
  #pulse: unknown;
  #heard = 0;
  #frames = 0;
  /** What the clock on the wall showed more than `now` when they were last compared. */
  #drift: number;
  #pinged: number | null = null;
  #samples: { offset: number; trip: number }[] = [];
  #listeners = new Set<() => void>();
  #subscribe = createSubscriber((update) => {
    this.#listeners.add(update);
    return () => this.#listeners.delete(update);
  });

  constructor(world: World) {
    this.#world = world;
    this.#drift = this.#wall() - world.now();
  }

  #wall() {
    return (this.#world.wall ?? Date.now)();
  }

  get status(): Status {
    this.#subscribe();
    return this.#status;
  }

  /** Who the server knows this tab as; null for a spectator, undefined before it has said so. */
  get player(): PlayerRef | null | undefined {
    this.#subscribe();
    return this.#player;
  }

  /** The last round trip that was measured, in milliseconds. */
  get lag(): number | null {
    this.#subscribe();
    const last = this.#samples.at(-1);
    return last && Number.isFinite(last.trip) ? last.trip : null;
  }

  /** The time of the server, in milliseconds since 1970. */
  time(): number {
    const best = this.#samples.reduce<{ offset: number; trip: number } | null>(
      (best, one) => (best && best.trip <= one.trip ? best : one),
      null,
    );
    return Math.round(this.#world.now() + (best?.offset ?? 0));
  }

  /** Follows a game until the returned function is called. */
  follow(game: string, follower: Follower): () => void {
    const followers = this.#games.get(game) ?? new Set();
    this.#games.set(game, followers.add(follower));
    this.#wanted();
    this.#hello([game]);
    return () => {
      followers.delete(follower);
      if (followers.size > 0 || this.#games.get(game) !== followers) return;
      this.#games.delete(game);
      this.#send({ type: 'leave', game });
      this.#unwanted();
    };
  }

  /** Asks again for what a follower misses of a game. */
  ask(game: string) {
    this.#hello([game]);
  }

  /** Hears whenever the list of open challenges has changed. */
  followLobby(changed: () => void): () => void {
    this.#lobby.add(changed);
    this.#wanted();
    this.#hello([]);
    return () => {
      this.#lobby.delete(changed);
      this.#unwanted();
    };
  }

  /** Hears what concerns this player. */
  followNotices(hear: (notice: Notice) => void): () => void {
    this.#notices.add(hear);
    this.#wanted();
    return () => {
      this.#notices.delete(hear);
      this.#unwanted();
    };
  }

  /** Runs now, if there is a connection, and whenever there is one again: what happened meanwhile was not heard. */
  followOpen(opened: () => void): () => void {
    this.#opens.add(opened);
    if (this.#status === 'open') opened();
    return () => void this.#opens.delete(opened);
  }

  /** Keeps the connection even while nobody looks, until the returned function is called: somebody plays at this
   *  moment, or may begin to. */
  hold(): () => void {
    let held = true;
    this.#holds++;
    this.#wanted();
    return () => {
      if (!held) return;
      held = false;
      this.#holds--;
      this.#unwanted();
    };
  }

  /** Whether somebody looks at this tab. While nobody does, the connection is let go unless it is held: a player who is
   *  connected gets no messages on other devices. */
  look(seen: boolean) {
    this.#hidden = !seen;
    if (seen) this.network(true);
    else this.#unwanted();
  }

  /** Tells a notice, also one that came while there was no connection. */
  pass(notice: Notice) {
    for (const hear of this.#notices) hear(notice);
  }

  /** Sends a command, as often as it takes; the answer comes once. */
  command(command: Command): Promise<Answered> {
    const id = `${this.#world.now().toString(36)}-${++this.#commands}-${Math.floor(
      this.#world.random() * 2 ** 40,
    ).toString(36)}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer });
      if (this.#status === 'open') this.#raw?.send(text);
      else this.#wanted();
    });
  }

  /** Whether a command waits for its answer. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** Who this tab is has changed: the socket belongs to whoever it was opened by. */
  reconnect() {
    if (this.#raw) this.#lose(0);
  }

  /** The network is gone, or back. */
  network(there: boolean) {
    if (!there) return this.#lose(null);
    // What is left of a connection after a sleep may be a day old.
    const stale = this.#slept() || this.#world.now() - this.#heard > SILENCE;
    if (this.#status === 'idle') this.#wanted();
    else if (this.#status === 'waiting' || stale) {
      this.#failures = 0;
      this.#connect();
    } else if (this.#status === 'open') this.#probe();
  }

  /** Asks for a sign of life, and makes the connection anew if none comes soon. */
  #probe() {
    const [raw, frames] = [this.#raw, this.#frames];
    this.#ping();
    this.#world.setTimeout(() => {
      if (this.#raw === raw && this.#frames === frames) this.#lose(0);
    }, GLANCE);
  }

  /** Whether the device has slept since this was last asked. Then the time of the server goes by the clock on the wall,
   *  until the server says it again. */
  #slept(): boolean {
    const drift = this.#wall() - this.#world.now();
    const slept = drift - this.#drift;
    this.#drift = drift;
    if (Math.abs(slept) < NAP) return false;
    if (this.#samples.length > 0)
      this.#samples = [{ offset: this.time() - this.#world.now() + slept, trip: Infinity }];
    return true;
  }

  #is(status: Status) {
    this.#status = status;
    this.#tell();
  }

  #tell() {
    for (const update of this.#listeners) update();
  }

  get #needed() {
    if (this.#pending.size > 0) return true;
    if (this.#hidden && this.#holds === 0) return false;
    return this.#games.size + this.#lobby.size + this.#notices.size > 0;
  }

  #wanted() {
    if (this.#status === 'idle' && this.#needed) this.#connect();
  }

  #unwanted() {
    if (this.#needed || this.#status === 'idle') return;
    this.#world.clearTimeout(this.#timer);
    this.#drop();
    this.#is('idle');
  }

  #connect() {
    this.#world.clearTimeout(this.#timer);
    this.#drop();
    this.#slept();
    this.#is('connecting');
    let raw: RawSocket;
    try {
      raw = this.#world.connect();
    } catch {
      return this.#lose(null);
    }
    this.#raw = raw;
    this.#heard = this.#world.now();
    const mine = (run: () => void) => () => {
      if (this.#raw === raw) run();
    };
    raw.onopen = mine(() => this.#opened());
    raw.onclose = mine(() => this.#lose(null));
    raw.onmessage = ({ data }) => {
      if (this.#raw !== raw || typeof data !== 'string') return;
      this.#heard = this.#world.now();
      this.#frames++;
      this.#hear(JSON.parse(data) as ServerFrame);
    };
    this.#beat();
  }

  #opened() {
    this.#failures = 0;
    this.#drained = false;
    this.#is('open');
    this.#hello([...this.#games.keys()]);
    for (const { text } of this.#pending.values()) this.#raw?.send(text);
    this.#ping();
    // Whoever follows the lobby has missed what changed in it; the others are told by what they say hello with.
    for (const opened of [...this.#lobby, ...this.#opens]) opened();
  }

  /** The socket is closed without a word to it: nothing of it is heard any more. */
  #drop() {
    const raw = this.#raw;
    this.#raw = null;
    this.#pinged = null;
    this.#world.clearTimeout(this.#pulse);
    try {
      raw?.close();
    } catch {
      // It was closed already.
    }
  }

  /** The connection is lost; it is tried again after a while, or after as long as is said. */
  #lose(wait: number | null) {
    this.#world.clearTimeout(this.#timer);
    this.#drop();
    if (!this.#needed) return this.#is('idle');
    this.#is('waiting');
    const backoff = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // Many tabs lose it at one moment; they do not all come back at one.
    const after = this.#drained ? 1000 + 1000 * this.#world.random() : backoff * (0.5 + this.#world.random());
    this.#timer = this.#world.setTimeout(() => this.#connect(), wait ?? after);
  }

  /** Looks whether the other end still lives. */
  #beat() {
    this.#pulse = this.#world.setTimeout(() => {
      if (this.#slept()) return this.#connect();
      if (this.#world.now() - this.#heard > SILENCE) return this.#lose(null);
      if (this.#status === 'open') this.#ping();
      this.#beat();
    }, PING);
  }

  #ping() {
    this.#pinged ??= this.#world.now();
    this.#send({ type: 'ping' });
  }

  #send(frame: ClientFrame) {
    if (this.#status === 'open') this.#raw?.send(JSON.stringify(frame));
  }

  #hello(games: string[]) {
    const known = games.map((id) => {
      const versions = [...(this.#games.get(id) ?? [])].map(({ version }) => version());
      return { id, version: Math.min(...versions) };
    });
    this.#send({ type: 'hello', games: known, lobby: this.#lobby.size > 0 });
  }

  #sample(time: number, sent: number, trip: number) {
    this.#samples = [...this.#samples.slice(1 - SAMPLES), { offset: time - sent, trip }];
  }

  #hear(frame: ServerFrame) {
    switch (frame.type) {
      case 'welcome':
        this.#player = frame.player;
        // Better than the time by the wall, which is all that is known after a sleep.
        if (!this.#samples.some(({ trip }) => Number.isFinite(trip)))
          this.#samples = [{ offset: frame.time - this.#world.now(), trip: Infinity }];
        this.#world.welcomed?.(frame.player);
        return this.#tell();
      case 'pong': {
        const now = this.#world.now();
        if (this.#pinged !== null) this.#sample(frame.time, (this.#pinged + now) / 2, now - this.#pinged);
        this.#pinged = null;
        return this.#tell();
      }
      case 'answer': {
        const { id, status, body } = frame;
        const waits = id === null ? undefined : this.#pending.get(id);
        if (id === null) return;
        // A game that cannot be followed is answered under its own id.
        if (!waits) return this.#forward(id, { type: 'refused', problem: body as ApiProblem });
        this.#pending.delete(id);
        waits.answer({ status, body });
        return this.#unwanted();
      }
      case 'game':
        return this.#forward(frame.game.id, frame);
      case 'event':
      case 'presence':
      case 'chat':
        return this.#forward(frame.game, frame);
      case 'lobby':
        for (const changed of this.#lobby) changed();
        return;
      case 'notice':
        return this.pass(frame.notice);
      case 'drain':
        this.#drained = true;
    }
  }

  #forward(game: string, frame: GameFrame) {
    for (const follower of this.#games.get(game) ?? []) follower.hear(frame);
  }
}

/** Whether an answer is a refusal, and in which words. */
export const problemOf = ({ status, body }: Answered): ApiProblem | null =>
  status < 400 ? null : (body as ApiProblem);
