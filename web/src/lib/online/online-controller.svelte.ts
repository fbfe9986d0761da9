// A game that a server keeps. Its events are folded by the rules in this page, as those of a game at this
// device are, so that legality, views, refusals and spoken moves are the same; the server decides. A move
// of one's own is shown at once, and taken off the board again where the server refuses it.
import type { GameEvent, GameRef, Note, RoundState, Snapshot } from '$lib/contract';
import { Failure } from '$lib/engine';
import { RoundSession } from '$lib/engine/session';
import { BoardController, type Question, type SeatOwner } from '$lib/play/board-controller.svelte';
import { Clock } from '$lib/play/clock.svelte';
import { movesOf } from '$lib/play/log';
import type { Player } from '$lib/play/setup';
import { sound, soundOf } from '$lib/play/sound';
import type { Kept } from '$lib/play/store';
import { api, wordsOf } from './me.svelte';
import { isRematch } from './rematch';
import { problemOf, type Answered, type GameFrame, type OnlineSocket } from './socket';
import type { Challenges, Chat, CommandResult, Game, Notice, OfferKind, Presence, SeatRating } from './wire';

/** An offer as a game keeps it, from the point of view of whoever looks at it. */
export interface Offered {
  kind: OfferKind;
  by: number;
  /** Whether it is this player's to answer. */
  incoming: boolean;
}

const MISSING: Note = { id: 'web-online-no-game', args: {} };
/** A game may be aborted by one player until so many moves have been played. */
const ABORTABLE = 2;

export class OnlineController extends BoardController {
  readonly id: string;
  /** What the server said of the game when it was last asked. */
  info = $state.raw<Game | null>(null);
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** The seat that offers another game, once this one is over. */
  rematchBy = $state<number | null>(null);
  /** What each seat is rated, and by how much the game changed that. */
  ratings = $state.raw<SeatRating[]>([]);
  /** The game that follows this one. */
  nextGame = $state<string | null>(null);
  readonly clock = new Clock(
    () => {},
    (seat) => {
      if (this.people.includes(seat)) sound('little-time');
    },
    () => this.#socket.time(),
  );
  readonly thinking = false;
  readonly hinting = false;
  readonly hint = null;
  readonly shownHint = null;

  #socket: OnlineSocket;
  #unfollow: (() => void) | null = null;
  /** The last version that came, and what of it waits to be folded. */
  #version = 0;
  #waiting: GameEvent[] = [];
  #folding = false;
  /** The game has to come anew. */
  #broken = false;
  /** A move that the server has not stored yet. */
  #pending: { move: string; ply: number } | null = null;

  own = $derived.by<number | null>(() => {
    const me = this.#socket.player;
    const seat = this.info?.seats.findIndex(({ id }) => id === me?.id) ?? -1;
    return me && seat >= 0 ? seat : null;
  });
  people = $derived<number[]>(this.own === null ? [] : [this.own]);
  players = $derived<Player[]>(this.info?.seats.map(() => 'person' as const) ?? []);
  owners = $derived.by<SeatOwner[] | null>(
    () =>
      this.info?.seats.map(({ name, kind }, seat) => ({
        name,
        kind,
        rating: this.ratings[seat]?.rating ?? null,
        provisional: this.ratings[seat]?.provisional ?? false,
        change: this.ratings[seat]?.change ?? null,
        present: this.presence?.seats[seat] ?? seat === this.own,
      })) ?? null,
  );
  line = $derived<GameRef>({
    game: this.info?.game ?? '',
    start: this.info?.start ?? null,
    moves: this.moves,
  });
  premoveSeat = $derived(
    this.state && !this.outcome && !this.looked && !this.ownTurn && this.own !== null ? this.own : null,
  );
  offer = $derived.by<Offered | null>(() => {
    const { state, own } = this;
    const pending = state?.offer;
    const [kind, by, accepted] = pending
      ? [pending.offer.kind as OfferKind, pending.by, pending.accepted]
      : state?.outcome && this.rematchBy !== null
        ? ['rematch' as const, this.rematchBy, []]
        : [];
    if (kind === undefined || by === undefined) return null;
    const theirs = kind === 'rematch' ? own !== by : own !== null && own % 2 !== by % 2;
    const incoming = own !== null && theirs && !accepted?.includes(own);
    return { kind, by, incoming };
  });
  /** An opponent who has left, and how long it takes until the game can be claimed; null where none has. */
  gone = $derived.by<{ seat: number; seconds: number } | null>(() => {
    const { presence, own, outcome } = this;
    if (!presence || own === null || outcome) return null;
    const seat = presence.claim_at.findIndex((at, seat) => at !== null && seat % 2 !== own % 2);
    const at = presence.claim_at[seat];
    if (at === undefined || at === null) return null;
    return { seat, seconds: Math.max(0, Math.ceil((at - this.#seconds) / 1000)) };
  });
  watching = $derived(this.presence?.watching ?? 0);
  /** Until when the player to move is on vacation: the clock of a correspondence game does not count then. */
  vacation = $derived.by<{ seat: number; until: number } | null>(() => {
    const { info, outcome, moves } = this;
    // What the server said holds for the position that it said it of.
    if (!info || outcome || info.to_move === null || info.ply !== moves.length) return null;
    return info.vacation === undefined ? null : { seat: info.to_move, until: info.vacation };
  });
  /** Whether one player alone may still end it without a result. */
  canAbort = $derived(this.own !== null && this.state !== null && this.moves.length < ABORTABLE);
  /** Whether this player has moved. A position may be somebody else's turn than the first seat's. */
  canTakeBack = $derived.by(() => {
    const { own, moves, turn, players } = this;
    if (own === null || this.offer) return false;
    const seats = players.length;
    const first = (((turn - moves.length) % seats) + seats) % seats;
    return moves.length > (own - first + seats) % seats;
  });

  /** The time of the server, while it counts for something. */
  #seconds = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, socket: OnlineSocket) {
    super();
    this.id = id;
    this.#socket = socket;
    this.session = new RoundSession(() => socket.time());
  }

  /** Follows the game from now on. */
  open() {
    this.#unfollow ??= this.#socket.follow(this.id, {
      version: () => this.#version,
      hear: (frame) => this.#frame(frame),
    });
  }

  leave() {
    this.game++;
    this.#unfollow?.();
    this.#unfollow = null;
    clearInterval(this.#ticking);
    this.clock.end();
  }

  whole(): Kept | null {
    const { info, state } = this;
    if (!info || !state) return null;
    return {
      game: info.game,
      start: info.start,
      players: this.players,
      clock: state.clocks?.control ?? null,
      bottom: this.bottom,
      log: this.session.log,
      date: info.created_at,
      names: info.seats.map(({ name }) => name),
    };
  }

  #frame(frame: GameFrame) {
    switch (frame.type) {
      case 'game': {
        const first = this.info === null;
        this.info = frame.game;
        if (first && this.own !== null) this.bottom = this.own;
        if (first) {
          void this.#loadRatings();
        }
        void this.#loadRematch();
        this.#setClocks();
        return void this.#fold();
      }
      case 'event':
        if (frame.event.version <= this.#version) return;
        if (frame.event.version > this.#version + 1) return this.#socket.ask(this.id);
        this.#version = frame.event.version;
        this.#waiting.push(frame.event);
        return void this.#fold();
      case 'presence':
        this.presence = frame;
        return this.#count();
      case 'refused':
        this.failure = frame.problem.code === 'not_found' ? MISSING : refusal(frame.problem.detail);
        return;
      case 'chat':
        if (!this.chat.some(({ id }) => id === frame.message.id)) this.chat = [...this.chat, frame.message];
    }
  }

  /** Counts the seconds while somebody is away. */
  #count() {
    clearInterval(this.#ticking);
    this.#seconds = this.#socket.time();
    if (this.gone) this.#ticking = setInterval(() => (this.#seconds = this.#socket.time()), 1000);
  }

  /** Folds what came, in order, once all that the server announced is there. */
  async #fold() {
    if (this.#folding) return;
    this.#folding = true;
    try {
      while (this.info && this.#waiting.length > 0 && this.#version >= this.info.version) {
        const events = this.#waiting;
        this.#waiting = [];
        const fresh = this.state === null || this.#broken;
        const { session } = this;
        const state = await this.current(fresh ? session.open(events, null) : session.accept(events));
        if (!state) return;
        this.#broken = false;
        this.#hear(state, events, fresh);
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // What is here does not fit what came: the whole game is asked for, once.
      if (this.#broken) this.failure = error.note;
      else this.#socket.ask(this.id);
      this.#broken = true;
      this.#version = 0;
      this.#waiting = [];
    } finally {
      this.#folding = false;
    }
  }

  /** The game stands so after these events. */
  #hear(state: RoundState, events: GameEvent[], fresh: boolean) {
    const happened = (kind: GameEvent['kind']) => events.some((event) => event.kind === kind);
    const changed = fresh || happened('move') || happened('takeback');
    const offered = this.offer?.by === this.own ? this.offer?.kind : undefined;
    const stored = movesOf(this.session.log);
    const pending = this.#pending;
    const confirmed = pending !== null && stored[pending.ply] === pending.move;
    if (pending && (confirmed || stored.length > pending.ply || happened('ended'))) this.#settle();
    // The board goes on showing what it shows already, so that nothing jumps.
    const same = confirmed && this.ahead !== null && stored.length === pending.ply + 1;
    const at = same ? this.ahead : changed ? null : (this.state?.at ?? null);
    if (changed) {
      this.moves = this.#pending ? [...stored, this.#pending.move] : stored;
      this.#forget();
    }
    if (!this.#pending) this.ahead = null;
    this.state = at ? { ...state, at } : state;
    this.clock.set(state.clocks);
    this.#setClocks();
    if (fresh) return;
    // Whether the next player is away, events do not say.
    if (changed && this.info?.clock?.days !== undefined && !state.outcome) this.#socket.ask(this.id);
    if (offered && happened('declined') && !state.outcome)
      this.message = { id: `web-online-declined-${offered}`, args: {} };
    if (happened('move') && !same) {
      this.news++;
      const heard = soundOf(state.at.last);
      if (heard) sound(heard);
    }
    if (state.outcome && happened('ended')) this.#ended(state.outcome.winners);
  }

  /** The clocks that the server tells of a game are right after a time without a connection, and announced days of a
   *  vacation are in them; those of its events are as old as the events. */
  #setClocks() {
    const { info, state } = this;
    const clocks = state?.clocks;
    if (!clocks || !info?.clocks || info.version !== this.#version) return;
    const gone = this.#socket.time() - info.now;
    const remaining = info.clocks.map((left, seat) => (seat === clocks.running ? left - gone : left));
    this.clock.set({ ...clocks, remaining, delay: this.clock.delay });
  }

  #seatOf({ id }: { id: string }): number | null {
    const seat = this.info?.seats.findIndex((player) => player.id === id) ?? -1;
    return seat >= 0 ? seat : null;
  }

  /** Whether a rematch was offered before this page was opened, or while it had no connection. */
  async #loadRematch() {
    if (this.info?.status !== 'ended' || this.own === null) return;
    try {
      const found = await this.current(api<Challenges>('GET', '/challenges'));
      const open = found?.challenges.find(({ rematch_of }) => rematch_of === this.id);
      if (open) this.rematchBy ??= this.#seatOf(open.maker);
    } catch {
      // It can be offered again.
    }
  }

  async #loadRatings() {
    try {
      const found = await this.current(api<SeatRating[]>('GET', `/games/${this.id}/ratings`));
      if (found) this.ratings = found;
    } catch {
      // A game is played as well without them.
    }
  }

  /** What concerns this player: a rematch is offered, declined or taken back, or begins. */
  notice(notice: Notice) {
    if (!this.outcome) return;
    if (notice.kind === 'challenge' && notice.rematch_of === this.id) {
      const by = this.#seatOf(notice.from);
      if (notice.status === 'open') {
        if (by !== null && by !== this.own) this.rematchBy ??= by;
      } else if (notice.status !== 'started') {
        const declined = this.rematchBy !== null && this.rematchBy === this.own && by !== this.own;
        this.rematchBy = null;
        if (declined) this.message = { id: 'web-online-declined-rematch', args: {} };
      }
    }
    if (notice.kind === 'game_started' && this.rematchBy !== null) void this.#findRematch(notice.game_id);
  }

  /** Whether a game that has begun is the rematch: another one may begin while it is offered. */
  async #findRematch(id: string) {
    try {
      const found = await this.current(api<Game>('GET', `/games/${id}`));
      if (found && this.info && isRematch(found, this.info)) this.nextGame = id;
    } catch {
      // The news tell of it.
    }
  }

  #ended(winners: number[]) {
    this.premove = [];
    void this.#loadRatings();
    this.ends++;
    const { own } = this;
    const heard = winners.length === 0 ? 'draw' : own === null || winners.includes(own) ? 'win' : 'loss';
    setTimeout(() => sound(heard), 350);
  }

  /** What belonged to the position before. */
  #forget() {
    this.question = this.message = null;
    this.looked = null;
  }

  #settle() {
    this.#pending = null;
    this.sending = false;
  }

  async move(move: string): Promise<boolean> {
    if (!this.ownTurn || this.#pending) return false;
    const ply = this.moves.length;
    let shown: Snapshot | undefined;
    try {
      [shown] = (await this.current(this.session.preview([move]))) ?? [];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.message = error.note;
    }
    if (!shown || this.moves.length !== ply) return false;
    const mine = (this.#pending = { move, ply });
    this.ahead = shown;
    this.moves = [...this.moves, move];
    this.sending = true;
    this.#forget();
    this.news++;
    const heard = soundOf(shown.last);
    if (heard) sound(heard);
    void this.#socket.command({ type: 'move', game: this.id, move, ply }).then((answer) => {
      const problem = problemOf(answer);
      if (this.#pending !== mine) return;
      if (problem) this.#rollBack(answer);
      else this.sending = false;
    });
    return true;
  }

  /** The server refused a move: the board shows the game as it is. */
  #rollBack(answer: Answered) {
    this.#settle();
    this.ahead = null;
    this.moves = movesOf(this.session.log);
    this.#tell(answer);
    this.#socket.ask(this.id);
  }

  /** Why something was refused. */
  #tell(answer: Answered) {
    const problem = problemOf(answer);
    if (problem) this.message = refusal(problem.detail);
  }

  async #do(command: Promise<Answered>): Promise<CommandResult | null> {
    const answer = await command;
    this.#tell(answer);
    return problemOf(answer) ? null : (answer.body as CommandResult);
  }

  async makeOffer(kind: OfferKind) {
    const done = await this.#do(this.#socket.command({ type: 'offer', game: this.id, kind }));
    if (done?.game_id) this.nextGame = done.game_id;
    else if (done && kind === 'rematch') this.rematchBy ??= this.own;
    else if (done && kind === 'decline') this.rematchBy = null;
  }

  async answer(asked: Question, yes: boolean) {
    this.question = null;
    if (!yes) return;
    if (asked.kind === 'abort') return this.makeOffer('abort');
    await this.#do(this.#socket.command({ type: 'resign', game: this.id }));
  }

  /** Ends the game because an opponent has left. */
  async claim(kind: 'win' | 'draw') {
    try {
      // The same claim, sent again, is answered as it was before.
      const id = `claim-${this.own}-${this.#version}-${kind}`;
      await api('POST', `/games/${this.id}/claim`, { kind, id });
    } catch (error) {
      this.message = refusal(wordsOf(error));
    }
  }

  askAbort() {
    this.question = { kind: 'abort', seat: this.actor() };
  }
}

/** The words of the server. */
export const refusal = (why: string): Note => ({ id: 'web-online-refused', args: { why } });
