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
import { sound, soundOf, type Sound } from '$lib/play/sound';
import type { Kept } from '$lib/play/store';
import { api, wordsOf } from './me.svelte';
import { botLevel, playerName, profileLink } from './player';
import { isRematch } from './rematch';
import { DECLINED, Rematch } from './rematch.svelte';
import { problemOf, type Answered, type GameFrame, type OnlineSocket } from './socket';
import type { Challenges, Chat, CommandResult, Game, Notice, OfferKind, Presence, SeatRating } from './wire';

/** An offer as a game keeps it, from the point of view of whoever looks at it. */
export interface Offered {
  kind: OfferKind;
  by: number;
  /** What this player has to do with it: made it, is asked, has accepted it while others are still asked, or is an
   *  ally of who made it. */
  role: 'made' | 'asked' | 'accepted' | 'ally' | 'none';
}

/** What is asked of the server besides moves. */
type Asking = OfferKind | 'resign';

const MISSING: Note = { id: 'web-online-no-game', args: {} };
const BROKEN: Note = { id: 'web-online-broken', args: {} };
/** A game may be aborted by one player until so many moves have been played. */
const ABORTABLE = 2;

export class OnlineController extends BoardController {
  readonly id: string;
  /** What the server said of the game when it was last asked. */
  info = $state.raw<Game | null>(null);
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** The last message that was said since the page was opened. */
  said = $state.raw<Chat | null>(null);
  readonly rematch = new Rematch();
  /** What the server was asked and has not done yet: nothing else is asked meanwhile. */
  asking = $state<Asking | null>(null);
  /** What each seat is rated, and by how much the game changed that. */
  ratings = $state.raw<SeatRating[]>([]);
  readonly clock = new Clock(
    () => {},
    (seat) => {
      if (this.people.includes(seat)) this.#sound('little-time');
    },
    () => this.#socket.time(),
  );
  readonly thinking = false;
  readonly hinting = false;
  readonly hint = null;
  readonly shownHint = null;

  #socket: OnlineSocket;
  /** Whether only the board is shown: there are no sounds then, and nothing is asked for besides. */
  #quiet: boolean;
  #unfollow: (() => void) | null = null;
  /** The last version that came, and what of it waits to be folded. */
  #version = 0;
  #waiting: GameEvent[] = [];
  #folding = false;
  /** The game has to come anew. */
  #broken = false;
  /** A move that the server has not stored yet. */
  #pending: { move: string; ply: number } | null = null;
  /** The version in which what was asked is done. */
  #awaited = 0;

  own = $derived.by<number | null>(() => {
    const me = this.#socket.player;
    const seat = this.info?.seats.findIndex(({ id }) => id === me?.id) ?? -1;
    return me && seat >= 0 ? seat : null;
  });
  people = $derived<number[]>(this.own === null ? [] : [this.own]);
  players = $derived<Player[]>(this.info?.seats.map(() => 'person' as const) ?? []);
  owners = $derived.by<SeatOwner[] | null>(
    () =>
      this.info?.seats.map((player, seat) => ({
        name: playerName(player),
        kind: player.kind,
        href: profileLink(player),
        rating: this.ratings[seat]?.rating ?? null,
        provisional: this.ratings[seat]?.provisional ?? false,
        change: this.ratings[seat]?.change ?? null,
        // The server's own bots are always here, without a connection.
        present: botLevel(player) !== null || (this.presence?.seats[seat] ?? seat === this.own),
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
    const { state, own, rematch } = this;
    const pending = state?.offer;
    const [kind, by, accepted] = pending
      ? [pending.offer.kind as OfferKind, pending.by, pending.accepted]
      : state?.outcome && rematch.by !== null
        ? ['rematch' as const, rematch.by, rematch.accepted]
        : [];
    if (kind === undefined || by === undefined || !accepted) return null;
    if (own === null) return { kind, by, role: 'none' };
    if (own === by) return { kind, by, role: 'made' };
    if (accepted.includes(own)) return { kind, by, role: 'accepted' };
    // Everybody has to agree to a rematch, allies too.
    return { kind, by, role: kind === 'rematch' || own % 2 !== by % 2 ? 'asked' : 'ally' };
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
  /** Whether the others may be asked to end it so. */
  canOfferAbort = $derived(
    this.own !== null && this.state !== null && !this.outcome && !this.canAbort && !this.offer,
  );
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

  constructor(id: string, socket: OnlineSocket, { quiet = false } = {}) {
    super();
    this.id = id;
    this.#socket = socket;
    this.#quiet = quiet;
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
      names: info.seats.map(playerName),
    };
  }

  #frame(frame: GameFrame) {
    switch (frame.type) {
      case 'game': {
        const first = this.info === null;
        // It can be followed again.
        if (!this.#broken) this.failure = null;
        this.info = frame.game;
        if (first && this.own !== null) this.bottom = this.own;
        if (first) void this.#loadRatings();
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
        if (this.chat.some(({ id }) => id === frame.message.id)) return;
        this.chat = [...this.chat, frame.message];
        this.said = frame.message;
    }
  }

  /** What was said before, the oldest first. */
  recall(messages: Chat[]) {
    const old = new Set(messages.map(({ id }) => id));
    this.chat = [...messages, ...this.chat.filter(({ id }) => !old.has(id))];
  }

  #sound(what: Sound) {
    if (!this.#quiet) sound(what);
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
        this.failure = null;
        this.#hear(state, events, fresh);
      }
    } catch (error) {
      // What is here does not fit what came, or the rules were lost: the whole game is asked for, once. What is asked
      // for begins after the version that is known.
      this.#version = 0;
      this.#waiting = [];
      if (this.#broken) this.failure = error instanceof Failure ? error.note : BROKEN;
      else this.#socket.ask(this.id);
      this.#broken = true;
    } finally {
      this.#folding = false;
    }
  }

  /** The game stands so after these events. */
  #hear(state: RoundState, events: GameEvent[], fresh: boolean) {
    const happened = (kind: GameEvent['kind']) => events.some((event) => event.kind === kind);
    const changed = fresh || happened('move') || happened('takeback');
    const { offer } = this;
    const stored = movesOf(this.session.log);
    const pending = this.#pending;
    const confirmed = pending !== null && stored[pending.ply] === pending.move;
    if (pending && (confirmed || stored.length > pending.ply || happened('ended'))) this.#settle();
    // What was entered ahead goes on from a position that there is no more.
    if (fresh || happened('takeback') || (pending && !this.#pending && !confirmed)) this.premove = [];
    // The board goes on showing what it shows already, so that nothing jumps.
    const same = confirmed && this.ahead !== null && stored.length === pending.ply + 1;
    const at = same ? this.ahead : changed ? null : (this.state?.at ?? null);
    if (changed) {
      this.moves = this.#pending ? [...stored, this.#pending.move] : stored;
      this.#forget();
    }
    if (!this.#pending) this.ahead = null;
    this.state = at ? { ...state, at } : state;
    if (this.#awaited > 0 && state.version >= this.#awaited) this.#done();
    this.clock.set(state.clocks);
    this.#setClocks();
    if (fresh) return;
    // Whether the next player is away, events do not say.
    const days = this.info?.clock?.days !== undefined;
    if (changed && days && !state.outcome && !this.#quiet) this.#socket.ask(this.id);
    const declined = events.some(({ kind, seat }) => kind === 'declined' && seat !== this.own);
    if (declined && offer && this.own !== null && !state.outcome)
      this.message = { id: `web-online-declined-${offer.kind}`, args: {} };
    if (happened('move') && !same) {
      this.news++;
      const heard = soundOf(state.at.last);
      if (heard) this.#sound(heard);
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

  #seatOf = ({ id }: { id: string }): number | null => {
    const seat = this.info?.seats.findIndex((player) => player.id === id) ?? -1;
    return seat >= 0 ? seat : null;
  };

  /** Whether a rematch was offered before this page was opened, or while it was not connected. */
  async #loadRematch() {
    if (this.#quiet || this.info?.status !== 'ended' || this.own === null) return;
    try {
      const found = await this.current(api<Challenges>('GET', '/challenges'));
      const open = found?.challenges.find(({ rematch_of }) => rematch_of === this.id);
      if (open) this.rematch.found(open, this.#seatOf);
    } catch {
      // It can be offered again.
    }
  }

  async #loadRatings() {
    if (this.#quiet) return;
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
      const told = this.rematch.hear(notice, this.#seatOf, this.own, this.info?.seats.length ?? 2);
      // A new offer is not to stand behind what became of the last one.
      if (told || notice.status === 'open') this.message = told;
    }
    if (notice.kind === 'game_started' && this.rematch.by !== null) void this.#findRematch(notice.game_id);
  }

  /** Whether a game that has begun is the rematch: another one may begin while it is offered. */
  async #findRematch(id: string) {
    try {
      const found = await this.current(api<Game>('GET', `/games/${id}`));
      if (found && this.info && isRematch(found, this.info)) this.rematch.next = id;
    } catch {
      // The news tell of it.
    }
  }

  #ended(winners: number[]) {
    this.premove = [];
    this.message = null;
    void this.#loadRatings();
    this.ends++;
    const { own } = this;
    const heard = winners.length === 0 ? 'draw' : own === null || winners.includes(own) ? 'win' : 'loss';
    setTimeout(() => this.#sound(heard), 350);
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
    if (heard) this.#sound(heard);
    void this.#socket.command({ type: 'move', game: this.id, move, ply }).then((answer) => {
      const problem = problemOf(answer);
      if (this.#pending !== mine) return;
      if (problem) this.#rollBack(answer);
      else this.sending = false;
    });
    return true;
  }

  /** The server refused a move: the board shows the game as it is, and what was to follow the move is forgotten. */
  #rollBack(answer: Answered) {
    this.#settle();
    this.ahead = null;
    this.premove = [];
    this.moves = movesOf(this.session.log);
    this.#tell(answer);
    this.#socket.ask(this.id);
  }

  /** Why something was refused. */
  #tell(answer: Answered) {
    const problem = problemOf(answer);
    if (problem)
      this.message = problem.code === 'declined' && this.outcome ? DECLINED : refusal(problem.detail);
  }

  /** Asks the server for something, one thing at a time: a second tap would be another request. What came of the last
   *  one is no news any more. */
  async #ask(asking: Asking): Promise<CommandResult | null> {
    if (this.asking) return null;
    this.asking = asking;
    this.message = null;
    const game = this.id;
    const answer = await this.#socket.command(
      asking === 'resign' ? { type: 'resign', game } : { type: 'offer', game, kind: asking },
    );
    this.#tell(answer);
    const done = problemOf(answer) ? null : (answer.body as CommandResult);
    // The answer may come before the events.
    if (done && this.state && done.version > this.state.version) this.#awaited = done.version;
    else this.#done();
    return done;
  }

  #done() {
    this.asking = null;
    this.#awaited = 0;
  }

  async makeOffer(kind: OfferKind) {
    const done = await this.#ask(kind);
    if (!done || !this.outcome) return;
    if (done.game_id) this.rematch.next = done.game_id;
    else if (kind === 'rematch' && this.own !== null) this.rematch.wants(this.own);
    else if (kind === 'decline') this.rematch.over();
  }

  async answer(asked: Question, yes: boolean) {
    this.question = null;
    if (!yes) return;
    if (asked.kind === 'abort') await this.makeOffer('abort');
    else await this.#ask('resign');
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
