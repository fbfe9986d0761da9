// What is being studied: a game with variations, and the place in it that is looked at.
import type { At, GameRecord, LineRef, Tag } from '$board/wire';
import { at } from '$lib/engine';
import * as tree from './tree';
import { EMPTY, ROOT, type Tree } from './tree';

/** A place in the game, with what the rules say of it. */
export interface Here {
  id: number;
  line: LineRef;
  at: At;
}

interface Stage {
  tree: Tree;
  chosen: number;
}

/** How many changes can be taken back. */
const REMEMBERED = 100;

export class Study {
  game = $state.raw('');
  start = $state.raw<string | null>(null);
  tags = $state.raw<Tag[]>([]);
  result = $state.raw('*');
  tree = $state.raw<Tree>(EMPTY);
  /** The move that was chosen last. */
  chosen = $state.raw(ROOT);
  /** What is shown: the chosen move, once the rules have said where it leads. */
  here = $state.raw<Here | null>(null);

  /** The main line, from its first move. */
  main = $derived(tree.onward(this.tree, ROOT));
  canUndo = $derived.by(() => this.#past.length > 0);
  canRedo = $derived.by(() => this.#future.length > 0);

  #past = $state.raw<Stage[]>([]);
  #future = $state.raw<Stage[]>([]);
  #asked = 0;

  /** The game up to a move. */
  line(id: number): LineRef {
    return { game: this.game, start: this.start, moves: tree.texts(this.tree, tree.path(this.tree, id)) };
  }

  record(): GameRecord {
    const { game, start, tags, result } = this;
    return { game, start, tags, result, nodes: tree.toNodes(this.tree) };
  }

  /** Studies another game, from this place of its main line; its end without one. */
  async open(record: GameRecord, ply = Infinity): Promise<void> {
    this.game = record.game;
    this.start = record.start;
    this.tags = record.tags;
    this.result = record.result;
    this.tree = tree.fromNodes(record.nodes);
    this.#past = [];
    this.#future = [];
    const main = tree.onward(this.tree, ROOT);
    await this.go(main[Math.min(ply, main.length) - 1] ?? ROOT);
  }

  /** Looks at a move. */
  async go(id: number | null): Promise<void> {
    if (id === null || !tree.has(this.tree, id)) return;
    this.chosen = id;
    const line = this.line(id);
    const asked = ++this.#asked;
    const found = await at(line);
    if (asked === this.#asked) this.here = { id, line, at: found };
  }

  /** Plays a move, or several, after the one that is looked at. */
  play(...moves: string[]): Promise<void> {
    const [grown, id] = tree.addLine(this.tree, this.chosen, moves);
    return this.#change(grown, id);
  }

  /** Plays moves after another move, as a variation where there is a line already. */
  playAfter(parent: number, moves: readonly string[]): Promise<void> {
    const [grown, last] = tree.addLine(this.tree, parent, moves);
    const first = tree.path(grown, last)[tree.path(grown, parent).length];
    return this.#change(grown, first ?? last);
  }

  promote(id: number) {
    return this.#change(tree.promote(this.tree, id), this.chosen);
  }

  makeMain(id: number) {
    return this.#change(tree.makeMain(this.tree, id), this.chosen);
  }

  remove(id: number) {
    const { parent } = tree.of(this.tree, id);
    const left = tree.remove(this.tree, id);
    return this.#change(left, tree.has(left, this.chosen) ? this.chosen : parent);
  }

  comment(id: number, after: string) {
    if (tree.of(this.tree, id).after === after) return;
    return this.#change(tree.annotate(this.tree, id, { after }), this.chosen);
  }

  sign(id: number, nag: number) {
    return this.#change(tree.sign(this.tree, id, nag), this.chosen);
  }

  undo() {
    const stage = this.#past.at(-1);
    if (!stage) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { tree: this.tree, chosen: this.chosen }];
    return this.#show(stage);
  }

  redo() {
    const stage = this.#future.at(-1);
    if (!stage) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { tree: this.tree, chosen: this.chosen }];
    return this.#show(stage);
  }

  async #change(changed: Tree, chosen: number) {
    if (changed !== this.tree) {
      this.#past = [...this.#past, { tree: this.tree, chosen: this.chosen }].slice(-REMEMBERED);
      this.#future = [];
    }
    await this.#show({ tree: changed, chosen });
  }

  async #show({ tree: shown, chosen }: Stage) {
    this.tree = shown;
    if (chosen !== this.chosen) await this.go(chosen);
  }
}
