// The state of the game tree: a game with variations, the node that is shown, undo and redo.
import type { GameRecord, GameRef, Snapshot, Tag } from '$lib/contract';
import { GameSession } from '$lib/engine/session';
import * as tree from './tree';
import { EMPTY, ROOT, type Tree } from './tree';

/** A node of the tree, with what the rules say of its position. */
export interface Here {
  id: number;
  line: GameRef;
  at: Snapshot;
}

/** A state that undo can return to. */
interface Revision extends Omit<GameRecord, 'nodes'> {
  tree: Tree;
  chosen: number;
}

/** How many changes can be undone. */
const UNDO_LIMIT = 100;

export class GameTreeState {
  readonly session = new GameSession();
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

  #past = $state.raw<Revision[]>([]);
  #future = $state.raw<Revision[]>([]);
  #asked = 0;

  /** The game up to a move. */
  line(id: number): GameRef {
    return { game: this.game, start: this.start, moves: tree.texts(this.tree, tree.path(this.tree, id)) };
  }

  record(): GameRecord {
    const { game, start, tags, result } = this;
    return { game, start, tags, result, nodes: tree.toNodes(this.tree) };
  }

  /** Opens another game at this ply of its main line, by default at its end. */
  open({ nodes, ...about }: GameRecord, ply = Infinity): Promise<void> {
    const opened = tree.fromNodes(nodes);
    const main = tree.onward(opened, ROOT);
    if (tree.size(this.tree) > 0) this.#pushUndo();
    return this.#show({ ...about, tree: opened, chosen: main[Math.min(ply, main.length) - 1] ?? ROOT });
  }

  /** Goes to a node. */
  async go(id: number | null): Promise<void> {
    if (id === null || !tree.has(this.tree, id)) return;
    this.chosen = id;
    const line = this.line(id);
    const asked = ++this.#asked;
    const found = await this.session.goTo(line);
    if (asked === this.#asked) this.here = { id, line, at: found };
  }

  /** Plays a move, or several, from the position that is shown. */
  play(...moves: string[]): Promise<void> {
    const [grown, id] = tree.addLine(this.tree, this.here?.id ?? this.chosen, moves);
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

  /** Sets a tag of the record; not part of undo. */
  tag(name: string, value: string) {
    const others = this.tags.filter((tag) => tag.name !== name);
    const at = this.tags.findIndex((tag) => tag.name === name);
    if (!value) this.tags = others;
    else this.tags = at < 0 ? [...others, { name, value }] : this.tags.with(at, { name, value });
  }

  sign(id: number, nag: number) {
    return this.#change(tree.sign(this.tree, id, nag), this.chosen);
  }

  undo() {
    const revision = this.#past.at(-1);
    if (!revision) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#revision()];
    return this.#show(revision);
  }

  redo() {
    const revision = this.#future.at(-1);
    if (!revision) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#revision()];
    return this.#show(revision);
  }

  #revision(): Revision {
    const { game, start, tags, result, tree: now, chosen } = this;
    return { game, start, tags, result, tree: now, chosen };
  }

  #pushUndo() {
    this.#past = [...this.#past, this.#revision()].slice(-UNDO_LIMIT);
    this.#future = [];
  }

  async #change(changed: Tree, chosen: number) {
    if (changed !== this.tree) this.#pushUndo();
    await this.#show({ ...this.#revision(), tree: changed, chosen });
  }

  async #show({ game, start, tags, result, tree: shown, chosen }: Revision) {
    const moved =
      chosen !== this.here?.id || game !== this.game || start !== this.start || !this.#same(shown);
    this.game = game;
    this.start = start;
    this.tags = tags;
    this.result = result;
    this.tree = shown;
    if (moved) await this.go(chosen);
    else this.chosen = chosen;
  }

  /** Whether a tree leads to what is shown by the same moves. */
  #same(shown: Tree): boolean {
    const { here } = this;
    if (!here || !tree.has(shown, here.id)) return false;
    return tree.texts(shown, tree.path(shown, here.id)).join(' ') === here.line.moves.join(' ');
  }
}
