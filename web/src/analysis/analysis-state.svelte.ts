// The state of the analysis page: the game tree, the engine, the review, and notices.
import type { Arrow } from '$board';
import type { Found, GameRef, Mark, Verdict, Worth } from '$lib/contract';
import { seatName } from '$lib/board/names';
import { lineOf } from '$lib/links';
import type { Where } from '$lib/router.svelte';
import { t } from '$lib/words/words.svelte';
import { loadAnalysis, saveAnalysis } from './storage';
import { playerTag } from './names';
import type { MoveNumbering } from './move-list';
import { GameReview, type Thoroughness } from './game-review.svelte';
import {
  emptyRecord,
  decodeLink,
  loadSaved,
  loadLine,
  readGames,
  singleGame,
  LoadError,
  type LoadedGame,
} from './loading';
import { GameTreeState, type Here } from './game-tree.svelte';
import { Positions } from '$lib/engine/positions';
import { ratedGameAmong } from '$lib/online/fair';
import { verdictOf } from './tablebase';
import games from 'virtual:games';
import * as tree from './tree';
import { EngineAnalysis } from './engine-analysis.svelte';
import { OpeningExplorer } from './explorer.svelte';
import { loadStored, storedId } from './stored-game';

/** The game for somebody who comes without one. */
const DEFAULT_GAME = games[0]?.id ?? '';

export class AnalysisState {
  readonly gameTree = new GameTreeState();
  readonly engine = new EngineAnalysis();
  readonly gameReview = new GameReview();
  readonly explorer = new OpeningExplorer();
  /** The id of the game of the server that was opened. */
  stored = $state<string | null>(null);
  #storedLine: GameRef | null = null;
  /** One's own rated game in progress that stands somewhere in this game: it is not analysed. */
  ratedGame = $state<string | null>(null);
  readonly #positions = new Positions();
  /** What the tablebase says of the position. */
  verdict = $state.raw<Verdict | null>(null);
  /** A warning or an error about what was opened. */
  notice = $state('');
  bottom = $state(0);

  here = $derived(this.gameTree.here);
  view = $derived(this.here?.at.view ?? null);
  /** Plies before the position that is shown. */
  plies = $derived(this.here?.line.moves.length ?? 0);
  numbering = $derived.by((): MoveNumbering => {
    const seats = this.view?.seats ?? 2;
    const first = ((this.view?.seat ?? 0) - this.plies) % seats;
    return { seats, first: (first + seats) % seats };
  });
  /** The main line. */
  line = $derived.by((): GameRef => {
    const { game, start, main } = this.gameTree;
    return { game, start, moves: tree.texts(this.gameTree.tree, main) };
  });
  /** Plies of the main line up to the chosen move; null in a variation. */
  ply = $derived.by(() => {
    const at = this.gameTree.main.indexOf(this.gameTree.chosen);
    return this.gameTree.chosen === tree.ROOT ? 0 : at < 0 ? null : at + 1;
  });
  /** The review's marks by node. Moves that were changed since the review have none. */
  marks = $derived.by(() => {
    const found = new Map<number, Mark>();
    for (const { ply, mark, move } of this.gameReview.review?.moves ?? []) {
      const id = this.gameTree.main[ply - 1];
      if (mark && id !== undefined && this.line.moves[ply - 1] === move) found.set(id, mark);
    }
    return found;
  });
  /** The evaluation of the position, from the most reliable source there is. */
  worth = $derived.by((): Worth | null => {
    const end = this.here?.at.outcome;
    if (end) return decided(end.winners[0] ?? null);
    if (this.engine.best) return this.engine.best.worth;
    if (this.verdict) return decided(this.verdict.winner);
    return this.ply === null ? null : (this.gameReview.review?.worths[this.ply] ?? null);
  });

  /** Arrows for the first moves of the engine's lines, as JSON: equal ones cause no update. */
  #arrows = $derived.by(() => {
    const { options, found } = this.engine;
    const arrows: Arrow[] = found.map(({ steps }, i) => ({ steps, brush: i === 0 ? 'best' : 'other' }));
    return JSON.stringify(options.on ? arrows.reverse() : []);
  });
  arrows = $derived(JSON.parse(this.#arrows) as Arrow[]);

  #address = '';
  #updates = 0;

  /** What a seat is called: by its player, where the record names one. */
  seat = (seat: number): string => {
    const name = playerTag(this.numbering.seats, seat);
    const player = this.gameTree.tags.find((tag) => tag.name === name)?.value;
    return player || (this.view ? seatName(this.view, seat) : '');
  };

  /** Loads the game that an address names, or the one that was saved for it. */
  async load(where: Where) {
    this.#address = `${where.search.toString()}#${where.hash}`;
    const before = loadAnalysis(this.#address);
    const saved = before && (await loadSaved(before.record));
    const line = lineOf(where);
    const id = storedId(where.search);
    this.stored = null;
    try {
      if (id) {
        const record = await loadStored(id);
        if (saved) this.#open(saved, before.ply);
        else this.#open({ record, notice: null }, 0);
        const moves = record.nodes.slice(1).map(({ move }) => move);
        this.#storedLine = { game: this.gameTree.game, start: this.gameTree.start, moves };
        this.stored = id;
      } else if (saved) this.#open(saved, before.ply);
      else if (where.hash) this.#open(await this.#decodeLink(where.hash), 0);
      else if (line) this.#open(await loadLine(line));
      else if (!this.here) this.#open({ record: emptyRecord(DEFAULT_GAME), notice: null });
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      if (!this.here) this.#open({ record: emptyRecord(DEFAULT_GAME), notice: null });
      this.notice = error.message;
    }
  }

  open(opened: LoadedGame) {
    this.#open(opened, 0);
  }

  /** A game of this kind from its start. */
  begin(game: string) {
    this.#open({ record: emptyRecord(game), notice: null });
  }

  #open({ record, notice }: LoadedGame, ply?: number) {
    this.notice = notice ?? '';
    void this.gameTree.open(record, ply);
  }

  async #decodeLink(code: string): Promise<LoadedGame> {
    const records = await readGames(await decodeLink(code), DEFAULT_GAME);
    const whole = singleGame(records);
    if (whole) return whole;
    throw new LoadError(t('web-analysis-link-damaged'));
  }

  /** Saves the game tree, for when the page is loaded again. */
  save() {
    saveAnalysis({ address: this.#address, record: this.gameTree.record(), ply: this.ply ?? 0 });
  }

  /** One's own rated game in progress that shares a position with the game that is shown. */
  async #findRatedGame({ at }: Here): Promise<string | null> {
    const { gameTree } = this;
    return ratedGameAmong(at.game, async () => [
      at.position,
      ...(await this.#positions.of(at.game, gameTree.start, tree.lines(gameTree.tree))),
    ]);
  }

  /** Evaluates the position that is shown: the tablebase first, then the engine, unless a review needs it. */
  async update() {
    const current = ++this.#updates;
    const { here, gameReview } = this;
    this.engine.analyse(null);
    this.verdict = null;
    if (!here) return;
    const rated = await this.#findRatedGame(here);
    if (current !== this.#updates) return;
    this.ratedGame = rated;
    if (rated) return;
    const verdict = here.at.outcome ? null : await verdictOf(here.at, !gameReview.running);
    if (current !== this.#updates) return;
    this.verdict = verdict;
    if (!here.at.outcome && !gameReview.running) this.engine.analyse(here.line);
  }

  /** Takes the analysis that the server keeps with the game. */
  takeKept(found: (Found | null)[]) {
    if (this.#storedLine) void this.gameReview.add(this.#storedLine, found).then(() => this.#review());
  }

  #review() {
    void this.gameReview.update(this.line);
  }

  /** Reviews the main line. */
  async review(thoroughness: Thoroughness) {
    const { line, here } = this;
    this.engine.analyse(null);
    this.ratedGame = here && (await this.#findRatedGame(here));
    if (this.ratedGame) return;
    await this.gameReview.run(line, thoroughness);
  }

  /** Adds a line that the review suggests as a variation. */
  addSuggestion(plies: number, moves: string[]) {
    const parent = plies === 0 ? tree.ROOT : this.gameTree.main[plies - 1];
    if (parent !== undefined) void this.gameTree.playAfter(parent, moves);
  }

  pick = (ply: number) =>
    void this.gameTree.go(ply === 0 ? tree.ROOT : (this.gameTree.main[ply - 1] ?? null));
  first = () => void this.gameTree.go(tree.ROOT);
  back = () => void this.gameTree.go(tree.previous(this.gameTree.tree, this.gameTree.chosen));
  on = () => void this.gameTree.go(tree.next(this.gameTree.tree, this.gameTree.chosen));
  last = () => void this.gameTree.go(tree.end(this.gameTree.tree, this.gameTree.chosen));
  /** Goes to the next or the previous variation; false where there is none. */
  toSibling(by: 1 | -1): boolean {
    const other = tree.sibling(this.gameTree.tree, this.gameTree.chosen, by);
    void this.gameTree.go(other);
    return other !== null;
  }
  flip = () => (this.bottom = (this.bottom + 1) % this.numbering.seats);
}

/** The evaluation of a decided position. */
function decided(winner: number | null): Worth {
  if (winner === null) return { text: '½', chance: 0.5 };
  return winner % 2 === 0 ? { text: '1', chance: 1 } : { text: '0', chance: 0 };
}
