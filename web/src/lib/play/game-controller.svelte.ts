// A game being played at this board. The rules hold it as an event log (`RoundSession`); here is who plays,
// what is shown, what is asked, and the engine's turn.
import type { Action, GameEvent, GameRef, RoundState } from '$lib/contract';
import { acceptsDraw, chooseMove, Failure } from '$lib/engine';
import { now, RoundSession } from '$lib/engine/session';
import { ratedGameAt } from '$lib/online/fair';
import { settings } from '$lib/settings.svelte';
import { BoardController, type Question } from './board-controller.svelte';
import { Clock } from './clock.svelte';
import { findHint, type Hint, type HintStage, type ShownHint } from './hint';
import { movesAfter, movesAhead, movesOf } from './log';
import { bottomSeat, fitted, people, usualPlayers, type Player, type Setup } from './setup';
import { sound, soundOf } from './sound';
import { contest, count, suggestedLevel } from './stats';
import { finish, keep, lastChosen, unfinished, type Kept } from './store';

/** Long enough for a move of the engine to be seen coming, in milliseconds; less where nothing moves. */
const MOMENT = 350;
const SHORT_MOMENT = 150;
/** How long it thinks where no clock says so. */
const PATIENCE = 3000;
const MOMENT_FOR_DRAW = 800;

export class GameController extends BoardController {
  setup = $state.raw<Setup | null>(null);
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Which of the hint's stages is shown; past the last one it is hidden. */
  #hintStage = $state(0);
  hinting = $state(false);
  readonly clock = new Clock(
    () => void this.#take(() => this.session.expire()),
    (seat) => {
      if (this.players[seat] === 'person') sound('little-time');
    },
  );
  #search: AbortController | null = null;

  players = $derived<Player[]>(this.setup?.players ?? []);
  people = $derived(people(this.players));
  readonly owners = null;
  readonly canOfferAbort = false;
  own = $derived(contest(this.players)?.seat ?? null);
  /** The game as it stands. */
  line = $derived<GameRef>({
    game: this.setup?.game ?? '',
    start: this.setup?.start ?? null,
    moves: this.moves,
  });
  /** Who may enter a move ahead of his turn: the only person, while an engine is to move. */
  premoveSeat = $derived(
    this.state && !this.outcome && !this.looked && !this.ownTurn && this.people.length === 1
      ? (this.people[0] ?? null)
      : null,
  );
  /** What is shown of the hint. */
  shownHint = $derived<ShownHint | null>(this.looked ? null : (this.hint?.stages[this.#hintStage] ?? null));
  /** What asking for a hint does now: it shows the next stage, or hides the last one. */
  nextHint = $derived<HintStage | 'first' | 'hide'>(
    this.shownHint ? (this.hint?.stages[this.#hintStage + 1]?.stage ?? 'hide') : 'first',
  );
  canTakeBack = $derived(
    this.people.length > 0 && this.state !== null && (this.moves.length > 0 || this.outcome !== null),
  );
  /** What was taken back and can be played again. */
  #redoable = $derived(this.state ? movesAhead(this.session.log) : []);
  canRedo = $derived(this.people.length > 0 && this.outcome === null && this.#redoable.length > 0);

  /** A game begins as it was set up. */
  async begin(setup: Setup, moves: string[] = []) {
    const { game, start, clock } = setup;
    await this.#open(setup, (session) => session.start({ game, start, moves }, clock));
  }

  /** Opens what a link means: the game that was left, or one that can be played at once. */
  async open(line: GameRef) {
    const kept = unfinished(line);
    const played = kept ? movesOf(kept.log) : [];
    if (kept && line.moves.every((move, i) => played[i] === move))
      return this.#open(kept, (session) => session.open(kept.log, kept.date));
    const known = lastChosen(line.game);
    const { players, clock } = known ?? { players: [], clock: null };
    await this.begin({ game: line.game, start: line.start, players, clock, bottom: null }, line.moves);
  }

  async #open(setup: Setup, open: (session: RoundSession) => Promise<RoundState>) {
    this.leave();
    this.failure = this.message = null;
    this.#forget();
    const session = new RoundSession();
    try {
      const state = await this.current(open(session));
      if (!state) return session.close();
      this.session.close();
      this.session = session;
      this.state = null;
      const { seats } = state.at.view;
      const level = suggestedLevel(state.at.game) ?? settings.level;
      const players =
        setup.players.length > 0 ? fitted(setup.players, seats, level) : usualPlayers(seats, level);
      const { start, clock, bottom } = setup;
      this.setup = { game: state.at.game, start, players, clock, bottom };
      this.bottom = bottomSeat(this.setup);
      this.moves = movesOf(session.log);
      this.#hear(state, []);
      this.#engineMoves();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error.note;
      this.state = null;
    }
  }

  /** Nobody plays here any more: the engine rests, and the game is kept as it stands. */
  leave() {
    this.game++;
    this.#rest();
    this.keep();
    this.clock.end();
  }

  /** The game as it stands, with all that is to be known of it. */
  whole(): Kept | null {
    const { setup, state } = this;
    return setup && state && { ...setup, log: this.session.log, date: now() };
  }

  /** Keeps the game in this browser. */
  keep() {
    const game = this.whole();
    if (game && this.outcome) finish(game);
    else if (game) keep(game);
  }

  /** Something is done in the game; whether it could be. */
  async #take(ask: () => Promise<RoundState>): Promise<boolean> {
    try {
      const state = await this.current(ask());
      if (!state) return false;
      this.moves = movesAfter(this.moves, state.events);
      this.#hear(state, state.events);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.message = error.note;
      return false;
    }
  }

  /** The game stands so after these events. */
  #hear(state: RoundState, events: GameEvent[]) {
    const before = this.state;
    this.state = state;
    this.clock.set(state.clocks);
    const happened = (kind: GameEvent['kind']) => events.some((event) => event.kind === kind);
    if (happened('move')) {
      this.news++;
      const heard = soundOf(state.at.last);
      if (heard) sound(heard);
    }
    if (happened('move') || happened('takeback')) this.#forget();
    if (state.outcome) {
      this.#rest();
      this.#forget();
      if (happened('ended')) this.#ended(state.outcome.winners);
    }
    if (before || state.outcome) this.keep();
  }

  #ended(winners: number[]) {
    const game = this.whole();
    this.firstWin = game !== null && count(game).firstWin;
    this.ends++;
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
    this.#search?.abort();
    this.#search = null;
    this.thinking = this.hinting = false;
    this.premove = [];
  }

  /** The engine moves where it is its turn. */
  #engineMoves() {
    const level = this.players[this.turn];
    if (!this.state || this.outcome || typeof level !== 'number' || this.#search) return;
    const stop = (this.#search = new AbortController());
    this.thinking = true;
    const choice = chooseMove(this.line, level, this.#limits(), stop.signal);
    void Promise.all([choice, sleep(settings.animation > 0 ? MOMENT : SHORT_MOMENT), this.settled]).then(
      async ([info]) => {
        if (stop.signal.aborted) return;
        this.#search = null;
        this.thinking = false;
        const move = info?.pv[0];
        if (move !== undefined) await this.#play(move);
        this.#engineMoves();
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
    if (left === null) return { movetime: PATIENCE };
    const time = Math.round(left);
    return { time, inc: this.clock.added, movetime: Math.max(1, Math.round(left / 2)) };
  }

  /** A person plays a move; whether it could be played. */
  async move(move: string): Promise<boolean> {
    this.#rest();
    const played = await this.#play(move);
    this.#engineMoves();
    return played;
  }

  #play(move: string): Promise<boolean> {
    const [seat, ply] = [this.turn, this.moves.length];
    return this.#take(() => this.session.command(seat, { kind: 'move', move }, ply));
  }

  async takeBack() {
    this.#rest();
    await this.#take(() => this.session.takeback(this.people));
    this.#engineMoves();
  }

  /** Plays what was taken back again, up to the next turn of a person. */
  async redo() {
    if (!this.canRedo) return;
    this.#rest();
    for (let [move] = this.#redoable; move !== undefined && !this.outcome; [move] = this.#redoable) {
      if (!(await this.#play(move)) || this.ownTurn) break;
    }
    this.#engineMoves();
  }

  async answer(asked: Question, yes: boolean) {
    this.question = null;
    if (asked.kind === 'draw') return this.#answerDraw(asked.seats, yes);
    if (!yes) return;
    this.#rest();
    await this.#take(() => this.session.command(asked.seat, { kind: 'resign' }));
  }

  async offerDraw() {
    const by = this.actor();
    this.#rest();
    if (!(await this.#take(() => this.session.command(by, { kind: 'offer', offer: { kind: 'draw' } }))))
      return this.#engineMoves();
    const others = this.players.map((_, seat) => seat).filter((seat) => seat % 2 !== by % 2);
    const engines = others.filter((seat) => this.players[seat] !== 'person');
    const stop = (this.#search = new AbortController());
    const accepted = engines[0] === undefined || (await this.#accepts(engines[0], stop.signal));
    if (stop.signal.aborted) return;
    this.#search = null;
    this.thinking = false;
    await this.#answer(engines, accepted);
    const asked = others.filter((seat) => this.players[seat] === 'person');
    if (accepted && asked.length > 0) this.question = { kind: 'draw', by, seats: asked };
    else if (!accepted) this.message = { id: 'web-play-draw-refused', args: {} };
    this.#engineMoves();
  }

  async #accepts(seat: number, signal: AbortSignal): Promise<boolean> {
    this.thinking = true;
    try {
      return await acceptsDraw(this.line, seat, { movetime: MOMENT_FOR_DRAW }, signal);
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }

  /** People answer to the offer of a draw. */
  async #answerDraw(seats: number[], accept: boolean) {
    await this.#answer(seats, accept);
    if (!accept) this.message = { id: 'web-play-draw-refused', args: {} };
    this.#engineMoves();
  }

  async #answer(seats: number[], accept: boolean) {
    const action: Action = { kind: accept ? 'accept' : 'decline' };
    for (const seat of accept ? seats : seats.slice(0, 1))
      await this.#take(() => this.session.command(seat, action));
  }

  /** What the engine would play now: which piece, then where, then why. Asked once more, it is hidden. */
  async askHint() {
    const here = this.state?.at;
    if (!here || !this.ownTurn || this.hinting) return;
    this.message = null;
    if (this.hint && !this.looked) {
      this.#hintStage = this.shownHint ? this.#hintStage + 1 : 0;
      return;
    }
    this.looked = null;
    this.#hintStage = 0;
    if (this.hint) return;
    const stop = (this.#search = new AbortController());
    this.hinting = true;
    if (await ratedGameAt(here)) {
      if (this.#search === stop) this.#rest();
      this.message = { id: 'web-online-no-analysis', args: {} };
      return;
    }
    if (stop.signal.aborted) return;
    try {
      const hint = await findHint(this.session, this.line, here, stop.signal);
      if (stop.signal.aborted) return;
      this.hint = hint;
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      if (this.#search === stop) {
        this.#search = null;
        this.hinting = false;
      }
    }
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
