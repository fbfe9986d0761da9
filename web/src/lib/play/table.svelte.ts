// A game being played at this board. The rules hold it (`Round`); here is who plays, what is shown, what is
// asked, and the engine's turn.
import type { Act, Snapshot, GameRef, Note, Round, Step } from '$board/wire';
import { agrees, at, Failure, play } from '$lib/engine';
import { settings } from '$lib/settings.svelte';
import { actInRound, openRound, takeBackRound, tickRound } from '$lib/engine/round';
import { Clock } from './clock.svelte';
import { findHint, type Hint } from './hint';
import { bottomSeat, fitted, people, usualPlayers, type Player, type Setup } from './setup';
import { sound, soundOf } from './sound';
import { finish, keep, lastChosen, roundOf, unfinished, type Kept } from './store';

/** What a person is asked. */
export type Question = { kind: 'resign'; seat: number } | { kind: 'draw'; by: number; seats: number[] };

/** Long enough for a move of the engine to be seen coming, in milliseconds; less where nothing moves. */
const MOMENT = 350;
const SHORT_MOMENT = 150;
/** How long it thinks where no clock says so. */
const PATIENCE = 3000;
const MOMENT_FOR_DRAW = 800;

export class Table {
  setup = $state.raw<Setup | null>(null);
  round = $state.raw<Round | null>(null);
  /** Why there is no game here. */
  failure = $state.raw<Note | null>(null);
  /** What came of the last deed, or why it could not be done. */
  message = $state.raw<Note | null>(null);
  question = $state.raw<Question | null>(null);
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  premove = $state.raw<Step[]>([]);
  bottom = $state(0);
  /** An earlier position that is looked at; null for the game as it stands. */
  looked = $state.raw<Snapshot | null>(null);
  /** Rises with every move of the game, for what is spoken. */
  news = $state(0);
  readonly clock = new Clock(
    () => void this.#take(tickRound),
    (seat) => {
      if (this.players[seat] === 'person') sound('little-time');
    },
  );
  /** Until when the last move is being shown. */
  settled: Promise<unknown> = Promise.resolve();

  /** Counts games: what belongs to an earlier one is no longer wanted. */
  #game = 0;
  #thought: AbortController | null = null;

  players = $derived<Player[]>(this.setup?.players ?? []);
  people = $derived(people(this.players));
  /** The game as it stands. */
  line = $derived<GameRef>({
    game: this.setup?.game ?? '',
    start: this.setup?.start ?? null,
    moves: this.round?.at.moves ?? [],
  });
  /** What the board shows, and the line that leads there. */
  at = $derived(this.looked ?? this.round?.at ?? null);
  shown = $derived<GameRef>({ ...this.line, moves: this.at?.moves ?? [] });
  end = $derived(this.round?.end ?? null);
  turn = $derived(this.round?.at.view.seat ?? 0);
  /** Whether a person is to move. */
  ownTurn = $derived(this.round !== null && this.end === null && this.players[this.turn] === 'person');
  mayMove = $derived(this.ownTurn && this.looked === null);
  /** Who may enter a move ahead of his turn: the only person, while an engine is to move. */
  premoveSeat = $derived(
    this.round && !this.end && !this.looked && !this.ownTurn && this.people.length === 1
      ? (this.people[0] ?? null)
      : null,
  );
  canTakeBack = $derived(
    this.people.length > 0 && this.round !== null && (this.round.at.moves.length > 0 || this.end !== null),
  );

  /** A game begins as it was set up. */
  async begin(setup: Setup, moves: string[] = []) {
    await this.#open({ ...setup, moves, left: null, end: null, date: Date.now() });
  }

  /** Opens what a link means: the game that was left, or one that can be played at once. */
  async open(line: GameRef) {
    const kept = unfinished(line);
    if (kept && line.moves.every((move, i) => kept.moves[i] === move)) return this.#open(kept);
    const known = lastChosen(line.game);
    const { players, clock } = known ?? { players: [], clock: null };
    await this.begin({ game: line.game, start: line.start, players, clock, bottom: null }, line.moves);
  }

  async #open(game: Kept) {
    this.leave();
    this.failure = this.message = null;
    this.#forget();
    try {
      const round = await this.#current(openRound(roundOf(game)));
      if (!round) return;
      const { seats } = round.at.view;
      const players = game.players.length > 0 ? fitted(game.players, seats) : usualPlayers(seats);
      const { start, clock, bottom } = game;
      this.setup = { game: round.at.game, start, players, clock, bottom };
      this.bottom = bottomSeat(this.setup);
      this.#hear(round);
      this.#turn();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error.note;
      this.round = null;
    }
  }

  /** Nobody plays here any more: the engine rests, and the game is kept as it stands. */
  leave() {
    this.#game++;
    this.#rest();
    this.keep();
    this.clock.end();
  }

  /** The game as it stands, with all that is to be known of it. */
  whole(): Kept | null {
    const { setup, round } = this;
    if (!setup || !round) return null;
    return { ...setup, moves: round.at.moves, left: this.clock.all(), end: round.end, date: Date.now() };
  }

  /** Keeps the game in this browser. */
  keep() {
    const game = this.whole();
    if (game?.end) finish(game);
    else if (game) keep(game);
  }

  /** The answer, if it still belongs to this game. */
  async #current<T>(answer: Promise<T>): Promise<T | null> {
    const game = this.#game;
    const found = await answer;
    return game === this.#game ? found : null;
  }

  /** Something is done in the round; whether it could be. */
  async #take(ask: () => Promise<Round>): Promise<boolean> {
    try {
      const round = await this.#current(this.#again(ask));
      if (!round) return false;
      this.#hear(round);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.message = error.note;
      return false;
    }
  }

  /** Asks; rules that were started anew do not know the game and are told it first. */
  async #again(ask: () => Promise<Round>): Promise<Round> {
    try {
      return await ask();
    } catch (error) {
      const lost = error instanceof Failure && error.note.id === 'round-none';
      if (!lost || !this.setup || !this.round) throw error;
      const { end } = this.round;
      await openRound(roundOf({ ...this.setup, ...this.line, left: this.clock.all(), end, date: 0 }));
      return ask();
    }
  }

  #hear(round: Round) {
    const before = this.round;
    this.round = round;
    this.clock.set(round.clocks);
    const happened = (kind: string) => round.effects.some((effect) => effect.kind === kind);
    if (happened('played')) {
      this.news++;
      const heard = soundOf(round.at.last);
      if (heard) sound(heard);
    }
    if (happened('played') || happened('took-back')) this.#forget();
    if (round.end) {
      this.#rest();
      this.#forget();
      if (happened('ended')) this.#soundEnd(round.end.winners);
    }
    if (before || round.end) this.keep();
  }

  #soundEnd(winners: number[]) {
    const won = this.people.some((seat) => winners.includes(seat));
    setTimeout(() => sound(winners.length === 0 ? 'draw' : won ? 'win' : 'loss'), 350);
  }

  /** What belonged to the position before. */
  #forget() {
    this.hint = this.question = this.message = null;
    this.hinting = false;
    this.looked = null;
  }

  /** The engine stops thinking, whatever about. */
  #rest() {
    this.#thought?.abort();
    this.#thought = null;
    this.thinking = this.hinting = false;
    this.premove = [];
  }

  /** The engine moves where it is its turn. */
  #turn() {
    const level = this.players[this.turn];
    if (!this.round || this.end || typeof level !== 'number' || this.#thought) return;
    const stop = (this.#thought = new AbortController());
    this.thinking = true;
    const thinks = play(this.line, level, this.#limits(), stop.signal);
    void Promise.all([thinks, sleep(settings.animation > 0 ? MOMENT : SHORT_MOMENT), this.settled]).then(
      async ([thought]) => {
        if (stop.signal.aborted) return;
        this.#thought = null;
        this.thinking = false;
        const move = thought?.moves[0];
        if (move !== undefined) await this.#take(() => actInRound(this.turn, { kind: 'play', move }));
        this.#turn();
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        this.thinking = false;
        throw error;
      },
    );
  }

  #limits() {
    const left = this.clock.left(this.turn);
    if (left === null) return { time: PATIENCE };
    return { left: Math.round(left), added: this.clock.added, time: Math.max(1, Math.round(left / 2)) };
  }

  /** A person plays a move; whether it could be played. */
  async move(move: string): Promise<boolean> {
    this.#rest();
    const seat = this.turn;
    const played = await this.#take(() => actInRound(seat, { kind: 'play', move }));
    this.#turn();
    return played;
  }

  async takeBack() {
    this.#rest();
    await this.#take(() => takeBackRound(this.people));
    this.#turn();
  }

  /** The person who acts: the one to move, or the first one. */
  #actor(): number {
    return this.ownTurn ? this.turn : (this.people[0] ?? 0);
  }

  askResign() {
    this.question = { kind: 'resign', seat: this.#actor() };
  }

  async resign(seat: number) {
    this.question = null;
    this.#rest();
    await this.#take(() => actInRound(seat, { kind: 'resign' }));
  }

  async offerDraw() {
    const by = this.#actor();
    this.#rest();
    if (!(await this.#take(() => actInRound(by, { kind: 'ask', wish: { kind: 'draw' } })))) return;
    const others = this.players.map((_, seat) => seat).filter((seat) => seat % 2 !== by % 2);
    const engines = others.filter((seat) => this.players[seat] !== 'person');
    const stop = (this.#thought = new AbortController());
    const agreed = engines[0] === undefined || (await this.#asks(engines[0], stop.signal));
    if (stop.signal.aborted) return;
    this.#thought = null;
    this.thinking = false;
    await this.#answer(engines, agreed);
    const asked = others.filter((seat) => this.players[seat] === 'person');
    if (agreed && asked.length > 0) this.question = { kind: 'draw', by, seats: asked };
    else if (!agreed) this.message = { id: 'web-play-draw-refused', args: {} };
    this.#turn();
  }

  async #asks(seat: number, signal: AbortSignal): Promise<boolean> {
    this.thinking = true;
    try {
      return await agrees(this.line, seat, { time: MOMENT_FOR_DRAW }, signal);
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }

  /** People answer to the offer of a draw. */
  async answerDraw(seats: number[], agree: boolean) {
    this.question = null;
    await this.#answer(seats, agree);
    if (!agree) this.message = { id: 'web-play-draw-refused', args: {} };
    this.#turn();
  }

  async #answer(seats: number[], agree: boolean) {
    const act: Act = { kind: agree ? 'agree' : 'refuse' };
    for (const seat of agree ? seats : seats.slice(0, 1)) await this.#take(() => actInRound(seat, act));
  }

  /** What the engine would play now, and why. */
  async askHint() {
    const here = this.round?.at;
    if (!here || !this.ownTurn || this.hinting) return;
    this.looked = null;
    const stop = (this.#thought = new AbortController());
    this.hinting = true;
    this.message = null;
    try {
      const hint = await findHint(this.line, here, stop.signal);
      if (stop.signal.aborted) return;
      this.hint = hint;
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      if (this.#thought === stop) {
        this.#thought = null;
        this.hinting = false;
      }
    }
  }

  /** Looks at the position after so many plies. */
  async look(plies: number) {
    const last = this.line.moves.length;
    const to = Math.max(0, Math.min(last, plies));
    if (to === last) {
      this.looked = null;
      return;
    }
    const found = await this.#current(at({ ...this.line, moves: this.line.moves.slice(0, to) }));
    if (found && this.line.moves.length >= to) this.looked = found;
  }

  turnBoard() {
    this.bottom = (this.bottom + 1) % Math.max(1, this.players.length);
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
