// The page's state: the game, the engine that looks at it, the review, and what has to be said.
import type { Arrow } from '$board';
import type { GameRef, Mark, Verdict, Worth } from '$lib/contract';
import { seatName } from '$lib/board/names';
import { lineOf } from '$lib/links';
import type { Where } from '$lib/router.svelte';
import { t } from '$lib/words/words.svelte';
import { keep, kept } from './keeping';
import type { Table } from './listing';
import { Reviewer, type Thoroughness } from './reviewer.svelte';
import { blank, ofCode, ofKept, ofLine, ofText, only, Trouble, type Opened } from './sources';
import { Study } from './study.svelte';
import { verdictOf } from './tables';
import * as tree from './tree';
import { Watcher } from './watcher.svelte';

/** What is shown to whoever comes without a game. */
const USUAL = 'cyclic';

export class Desk {
  readonly study = new Study();
  readonly watcher = new Watcher();
  readonly reviewer = new Reviewer();
  /** What tables of endings say. */
  verdict = $state.raw<Verdict | null>(null);
  /** What went wrong, or was odd, when something was opened. */
  notice = $state('');
  bottom = $state(0);

  here = $derived(this.study.here);
  view = $derived(this.here?.at.view ?? null);
  /** Plies before the position that is shown. */
  plies = $derived(this.here?.line.moves.length ?? 0);
  table = $derived.by((): Table => {
    const seats = this.view?.seats ?? 2;
    const first = ((this.view?.seat ?? 0) - this.plies) % seats;
    return { seats, first: (first + seats) % seats };
  });
  /** The main line. */
  line = $derived.by((): GameRef => {
    const { game, start, main } = this.study;
    return { game, start, moves: tree.texts(this.study.tree, main) };
  });
  /** Plies of the main line up to the chosen move; null in a variation. */
  ply = $derived.by(() => {
    const at = this.study.main.indexOf(this.study.chosen);
    return this.study.chosen === tree.ROOT ? 0 : at < 0 ? null : at + 1;
  });
  /** What the review says of moves. One that was changed since is not meant. */
  marks = $derived.by(() => {
    const found = new Map<number, Mark>();
    for (const { ply, mark, move } of this.reviewer.review?.moves ?? []) {
      const id = this.study.main[ply - 1];
      if (mark && id !== undefined && this.line.moves[ply - 1] === move) found.set(id, mark);
    }
    return found;
  });
  /** What the position is worth, by whatever knows it best. */
  worth = $derived.by((): Worth | null => {
    const end = this.here?.at.outcome;
    if (end) return certain(end.winners[0] ?? null);
    if (this.watcher.best) return this.watcher.best.worth;
    if (this.verdict) return certain(this.verdict.winner);
    return this.ply === null ? null : (this.reviewer.review?.worths[this.ply] ?? null);
  });

  /** The first moves of the engine's lines, as text: what does not change is not drawn again. */
  #arrows = $derived.by(() => {
    const { wish, thoughts } = this.watcher;
    const arrows: Arrow[] = thoughts.map(({ steps }, i) => ({ steps, brush: i === 0 ? 'best' : 'other' }));
    return JSON.stringify(wish.on ? arrows.reverse() : []);
  });
  arrows = $derived(JSON.parse(this.#arrows) as Arrow[]);

  #address = '';
  #attended = 0;

  /** What a seat is called: by its player, where the record names one. */
  seat = (seat: number): string => {
    const seats = this.table.seats;
    const name = seats === 2 ? ['White', 'Black'][seat] : `Player${seat + 1}`;
    const player = this.study.tags.find((tag) => tag.name === name)?.value;
    return player || (this.view ? seatName(this.view, seat) : '');
  };

  /** Opens what an address means, or what was studied there before. */
  async arrive(where: Where) {
    this.#address = `${where.search.toString()}#${where.hash}`;
    const before = kept(this.#address);
    const studied = before && (await ofKept(before.record));
    const line = lineOf(where);
    try {
      if (studied) this.#open(studied, before.ply);
      else if (where.hash) this.#open(await this.#ofCode(where.hash), 0);
      else if (line) this.#open(await ofLine(line));
      else if (!this.here) this.#open({ record: blank(USUAL), notice: null });
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (!this.here) this.#open({ record: blank(USUAL), notice: null });
      this.notice = error.message;
    }
  }

  open(opened: Opened) {
    this.#open(opened, 0);
  }

  /** A game of this kind from its start. */
  begin(game: string) {
    this.#open({ record: blank(game), notice: null });
  }

  #open({ record, notice }: Opened, ply?: number) {
    this.notice = notice ?? '';
    void this.study.open(record, ply);
  }

  async #ofCode(code: string): Promise<Opened> {
    const records = await ofText(await ofCode(code), USUAL);
    const whole = only(records);
    if (whole) return whole;
    throw new Trouble(t('web-analysis-link-damaged'));
  }

  /** Remembers what is studied, for when the page is loaded again. */
  remember() {
    keep({ address: this.#address, record: this.study.record(), ply: this.ply ?? 0 });
  }

  /** Turns to the position that is shown: tables first, then the engine, unless a review needs it. */
  async attend() {
    const attended = ++this.#attended;
    const { here, reviewer } = this;
    this.watcher.look(null);
    this.verdict = null;
    if (!here) return;
    const verdict = here.at.outcome ? null : await verdictOf(here.at, !reviewer.running);
    if (attended !== this.#attended) return;
    this.verdict = verdict;
    if (!here.at.outcome && !reviewer.running) this.watcher.look(here.line);
  }

  /** Judges the whole main line. */
  async review(thoroughness: Thoroughness) {
    const { line } = this;
    this.watcher.look(null);
    await this.reviewer.run(line, thoroughness);
  }

  /** Looks at a better line than the one that was played. */
  better(plies: number, moves: string[]) {
    const parent = plies === 0 ? tree.ROOT : this.study.main[plies - 1];
    if (parent !== undefined) void this.study.playAfter(parent, moves);
  }

  pick = (ply: number) => void this.study.go(ply === 0 ? tree.ROOT : (this.study.main[ply - 1] ?? null));
  first = () => void this.study.go(tree.ROOT);
  back = () => void this.study.go(tree.previous(this.study.tree, this.study.chosen));
  on = () => void this.study.go(tree.next(this.study.tree, this.study.chosen));
  last = () => void this.study.go(tree.end(this.study.tree, this.study.chosen));
  /** The other choice above or below. */
  aside(by: 1 | -1): boolean {
    const other = tree.sibling(this.study.tree, this.study.chosen, by);
    void this.study.go(other);
    return other !== null;
  }
  turn = () => (this.bottom = (this.bottom + 1) % this.table.seats);
}

/** What something is worth that is known for certain. */
function certain(winner: number | null): Worth {
  if (winner === null) return { text: '½', chance: 0.5 };
  return winner % 2 === 0 ? { text: '1', chance: 1 } : { text: '0', chance: 0 };
}
