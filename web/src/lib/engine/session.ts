// Games that the rules worker keeps between requests. A request about one is small however long the game
// is: it carries what is new. A worker that was started again knows none of them: then the page, which
// knows its game, opens it again.
import type {
  Action,
  Answers,
  GameEvent,
  GameRef,
  Input,
  Legal,
  Moved,
  Request,
  RoundState,
  Snapshot,
  Step,
} from '$lib/contract';
import { t } from '$lib/words/words.svelte';
import { Failure, rules } from './index';

let sessions = 0;

/** What time it is, in milliseconds since 1970. It never goes back while the page is open. */
export const now = () => Math.round(performance.timeOrigin + performance.now());

export abstract class Session {
  protected readonly session = ++sessions;
  /** Requests go out one after the other: what a later one refers to must have been opened before. */
  #last: Promise<unknown> = Promise.resolve();

  /** Opens the game again in a worker that does not know it. */
  protected abstract reopen(): Promise<unknown>;

  /** Runs after all that was asked before. */
  protected inTurn<T>(run: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(run, run);
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** Sends a request; `again` is sent to a worker that had to be told the game first. */
  protected async ask<R extends Request>(request: R, again: R = request): Promise<Answers[R['request']]> {
    try {
      return await rules.ask(request);
    } catch (error) {
      if (!(error instanceof Failure) || error.note.id !== 'web-session-unknown') throw error;
      await this.reopen();
      return rules.ask(again);
    }
  }

  /** Enters `steps` of a move, of which the first `from` were entered before. */
  tap(from: number, steps: Step[]): Promise<Input> {
    const { session } = this;
    const request = { request: 'tap', session, from, steps: steps.slice(from) } as const;
    return this.inTurn(() => this.ask(request, { ...request, from: 0, steps }));
  }

  legalMoves(): Promise<Legal[]> {
    return this.inTurn(() => this.ask({ request: 'legal-moves', session: this.session }));
  }

  /** The move that was typed, in whatever writing. */
  readMove(text: string): Promise<string> {
    const pass = t('typed-pass');
    return this.inTurn(() => this.ask({ request: 'read-move', session: this.session, text, pass }));
  }

  /** The positions after each of these moves. */
  preview(moves: string[]): Promise<Snapshot[]> {
    return this.inTurn(() => this.ask({ request: 'preview', session: this.session, moves }));
  }

  /** An earlier position. */
  look(ply: number): Promise<Snapshot> {
    return this.inTurn(() => this.ask({ request: 'look', session: this.session, ply }));
  }

  /** The game is no longer wanted. */
  close() {
    void this.inTurn(() => rules.ask({ request: 'close', session: this.session })).catch(() => {});
  }
}

/** Moves that are looked at and tried: analysis, lessons. */
export class GameSession extends Session {
  /** What the worker was told. */
  #game: GameRef | null = null;

  /** Goes where this game stands. Only the moves that differ from those before are sent. */
  goTo(game: GameRef): Promise<Snapshot> {
    return this.inTurn(async () => {
      const known = this.#game;
      if (!known || known.game !== game.game || known.start !== game.start) return this.#open(game);
      const differs = known.moves.findIndex((move, i) => move !== game.moves[i]);
      const ply = differs < 0 ? known.moves.length : differs;
      const request = { request: 'seek', session: this.session, ply, moves: game.moves.slice(ply) } as const;
      const { moves, at } = await this.ask(request);
      this.#game = { ...game, moves: [...known.moves.slice(0, ply), ...moves] };
      return at;
    });
  }

  async #open(game: GameRef): Promise<Snapshot> {
    const { moves, at }: Moved = await rules.ask({ request: 'open', session: this.session, game });
    this.#game = { ...game, moves };
    return at;
  }

  protected async reopen() {
    if (this.#game) await this.#open(this.#game);
  }
}

/** A game being played: an event log that the rules add to. They know no clock: the page tells the time. */
export class RoundSession extends Session {
  /** All that has happened. */
  log: GameEvent[] = [];
  #commands = 0;
  /** The clock by which the game is played. */
  readonly time: () => number;

  constructor(time = now) {
    super();
    this.time = time;
  }

  /** A game begins. */
  start(game: GameRef, control: string | null): Promise<RoundState> {
    this.log = [];
    return this.#change(() => ({
      request: 'start-round',
      session: this.session,
      game,
      control,
      now: this.time(),
    }));
  }

  /** A game that was left at some time goes on from its log. */
  open(log: GameEvent[], left: number | null): Promise<RoundState> {
    this.log = log;
    return this.#change(() => ({
      request: 'open-round',
      session: this.session,
      events: log,
      left,
      now: this.time(),
    }));
  }

  /** The next events of a game that is kept elsewhere. */
  accept(events: GameEvent[]): Promise<RoundState> {
    return this.#change(() => ({
      request: 'accept-round',
      session: this.session,
      events,
      now: this.time(),
    }));
  }

  /** A seat does something; `ply`: how many plies it believes were played. */
  command(seat: number, action: Action, ply: number | null = null): Promise<RoundState> {
    const id = `${this.time().toString(36)}-${++this.#commands}`;
    const command = { id, seat, ply, action };
    return this.#change(() => ({
      request: 'command-round',
      session: this.session,
      command,
      now: this.time(),
    }));
  }

  /** Back to the last turn of one of these seats, without asking anybody. */
  takeback(seats: number[]): Promise<RoundState> {
    return this.#change(() => ({
      request: 'takeback-round',
      session: this.session,
      seats,
      now: this.time(),
    }));
  }

  /** A clock seems to have run out. */
  expire(): Promise<RoundState> {
    return this.#change(() => ({ request: 'expire-round', session: this.session, now: this.time() }));
  }

  #change(request: () => Extract<Request, { request: `${string}-round` }>): Promise<RoundState> {
    return this.inTurn(async () => {
      const state = await this.ask(request());
      this.log = [...this.log, ...state.events];
      return state;
    });
  }

  protected async reopen() {
    const request = {
      request: 'open-round',
      session: this.session,
      events: this.log,
      left: null,
      now: this.time(),
    } as const;
    const { events } = await rules.ask(request);
    this.log = [...this.log, ...events];
  }
}
