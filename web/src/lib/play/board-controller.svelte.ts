// A game at the board of this page, wherever its events come from: what the page shows and what can be asked
// of it. `GameController` is a game at this device, `OnlineController` one that a server keeps.
import type { Event, GameRef, Note, RoundState, Snapshot, Step } from '$lib/contract';
import { RoundSession } from '$lib/engine/session';
import { trailLength } from '$lib/board/trail';
import type { Clock } from './clock.svelte';
import type { Hint, ShownHint } from './hint';
import type { Player } from './setup';
import type { Kept } from './store';

/** What a person is asked. */
export type Question =
  | { kind: 'resign'; seat: number }
  | { kind: 'abort'; seat: number }
  | { kind: 'draw'; by: number; seats: number[] };

/** Who sits somewhere, where seats have names. */
export interface SeatOwner {
  name: string;
  kind: 'guest' | 'member' | 'bot';
  /** The page about them. */
  href: string;
  /** The rating, rounded; null where there is none. */
  rating: number | null;
  provisional: boolean;
  /** By how much the game changed it. */
  change: number | null;
  /** Whether he is at the board. */
  present: boolean;
}

export abstract class BoardController {
  session = $state.raw(new RoundSession());
  /** How the game stands. */
  state = $state.raw<RoundState | null>(null);
  moves = $state.raw<string[]>([]);
  /** Why there is no game here. */
  failure = $state.raw<Note | null>(null);
  /** What came of the last action, or why it was refused. */
  message = $state.raw<Note | null>(null);
  question = $state.raw<Question | null>(null);
  premove = $state.raw<Step[]>([]);
  bottom = $state(0);
  /** An earlier position that is looked at; null for the game as it stands. */
  looked = $state.raw<Snapshot | null>(null);
  /** The position after a move that is shown before the game has it; null where there is none. */
  ahead = $state.raw<Snapshot | null>(null);
  /** Whether that move is still on its way. */
  sending = $state(false);
  /** The events of the last moves at what is shown, the newest first, where several lie between two turns. */
  lastMoves = $state.raw<Event[][]>([]);
  /** Rises with every move of the game, for what is spoken. */
  news = $state(0);
  /** Rises with every game that ends here. */
  ends = $state(0);
  /** Whether the last one was the first win against its level. */
  firstWin = false;
  /** Until when the last move is being shown. */
  settled: Promise<unknown> = Promise.resolve();
  abstract readonly clock: Clock;

  /** Who plays: people, or the engine by its level. */
  abstract readonly players: Player[];
  /** The seats of whoever is at this board. */
  abstract readonly people: number[];
  /** Who sits where, where the seats have names. */
  abstract readonly owners: SeatOwner[] | null;
  /** The seat whose win is "you won"; null where there is no such one. */
  abstract readonly own: number | null;
  /** The game as it stands. */
  abstract readonly line: GameRef;
  /** Who may enter a move ahead of his turn. */
  abstract readonly premoveSeat: number | null;
  /** Whether the others may be asked to end the game without a result. */
  abstract readonly canOfferAbort: boolean;
  abstract readonly thinking: boolean;
  abstract readonly hinting: boolean;
  abstract readonly hint: Hint | null;
  abstract readonly shownHint: ShownHint | null;

  /** What the board shows, and the line that leads there. */
  at = $derived(this.looked ?? this.ahead ?? this.state?.at ?? null);
  shown = $derived.by<GameRef>(() => ({ ...this.line, moves: this.moves.slice(0, this.at?.ply ?? 0) }));
  outcome = $derived(this.state?.outcome ?? null);
  turn = $derived((this.ahead ?? this.state?.at)?.view.seat ?? 0);
  /** Whether somebody at this board is to move. */
  ownTurn = $derived.by(
    () => this.state !== null && this.outcome === null && this.people.includes(this.turn),
  );
  mayMove = $derived(this.ownTurn && this.looked === null);

  /** Counts games: what belongs to an earlier one is no longer wanted. */
  protected game = 0;

  /** A person plays a move; whether it could be played. */
  abstract move(move: string): Promise<boolean>;
  /** What was asked is answered. */
  abstract answer(question: Question, yes: boolean): Promise<void>;
  /** The game as it stands, with all that is to be known of it. */
  abstract whole(): Kept | null;
  abstract leave(): void;

  /** The answer, if it still belongs to this game. */
  protected async current<T>(answer: Promise<T>): Promise<T | null> {
    const game = this.game;
    const found = await answer;
    return game === this.game ? found : null;
  }

  /** The person who acts: the one to move, or the first one. */
  protected actor(): number {
    return this.ownTurn ? this.turn : (this.people[0] ?? 0);
  }

  askResign() {
    this.question = { kind: 'resign', seat: this.actor() };
  }

  /** Looks at the position after so many plies. */
  async look(plies: number) {
    const last = this.moves.length;
    const to = Math.max(0, Math.min(last, plies));
    if (to === last) {
      this.looked = null;
      return;
    }
    const found = await this.current(this.session.look(to));
    if (found && this.moves.length >= to) this.looked = found;
  }

  /** Finds out the last moves at what is shown. */
  async findLastMoves() {
    const { at, session } = this;
    const count = at ? trailLength(at) : 0;
    const plies = [...Array(Math.max(0, count - 1)).keys()].map((i) => (at?.ply ?? 0) - 1 - i);
    const earlier = await this.current(Promise.all(plies.map((ply) => session.look(ply))));
    if (!earlier || this.at !== at) return;
    this.lastMoves = at && count > 0 ? [at.last, ...earlier.map(({ last }) => last)] : [];
  }

  turnBoard() {
    this.bottom = (this.bottom + 1) % Math.max(1, this.players.length);
  }
}
