// A game with its variations. A tree is a value: whoever changes it gets another one.
import type { RecordNode } from '$lib/contract';

export interface Move {
  parent: number;
  /** The line itself first, then the variations. */
  children: readonly number[];
  /** The canonical text; empty at the root. */
  move: string;
  before: string;
  after: string;
  nags: readonly number[];
}

/** Moves by their numbers, which stay the same while a tree is changed. Number 0 is the root: the position
 *  before the first move. What was deleted is a hole. */
export type Tree = readonly (Move | undefined)[];

export const ROOT = 0;
export const EMPTY: Tree = [{ parent: -1, children: [], move: '', before: '', after: '', nags: [] }];

export function of(tree: Tree, id: number): Move {
  const move = tree[id];
  if (!move) throw new Error(`no move ${id}`);
  return move;
}

export const has = (tree: Tree, id: number) => tree[id] !== undefined;
/** The next move of the line; null at its end. */
export const next = (tree: Tree, id: number) => of(tree, id).children[0] ?? null;
/** The move before; null at the root. */
export const previous = (tree: Tree, id: number) => (id === ROOT ? null : of(tree, id).parent);

/** The line that goes on from a move. */
export function onward(tree: Tree, id: number): number[] {
  const line = [];
  for (let at = next(tree, id); at !== null; at = next(tree, at)) line.push(at);
  return line;
}

/** The last move of the line that goes on from here. */
export const end = (tree: Tree, id: number) => onward(tree, id).at(-1) ?? id;

/** The moves up to this one; none for the root. */
export function path(tree: Tree, id: number): number[] {
  const line = [];
  for (let at = id; at !== ROOT; at = of(tree, at).parent) line.push(at);
  return line.reverse();
}

/** The texts of these moves. */
export const texts = (tree: Tree, ids: number[]) => ids.map((id) => of(tree, id).move);

/** The moves that lead to each node, the root first. */
export const lines = (tree: Tree): string[][] =>
  [...tree.keys()].filter((id) => has(tree, id)).map((id) => texts(tree, path(tree, id)));

/** Whether the main line leads here. */
export const isMain = (tree: Tree, id: number) =>
  path(tree, id).every((at) => of(tree, of(tree, at).parent).children[0] === at);

/** The other choice before or after this one in place of the same move; null where there is none. */
export function sibling(tree: Tree, id: number, by: 1 | -1): number | null {
  if (id === ROOT) return null;
  const { children } = of(tree, of(tree, id).parent);
  return children[children.indexOf(id) + by] ?? null;
}

export const size = (tree: Tree) => tree.filter(Boolean).length - 1;

function changed(tree: Tree, id: number, change: Partial<Move>): Tree {
  return tree.with(id, { ...of(tree, id), ...change });
}

/** Plays a move: the child that already is this move, or a new last one. */
export function add(tree: Tree, parent: number, move: string): [Tree, number] {
  const { children } = of(tree, parent);
  const there = children.find((id) => of(tree, id).move === move);
  if (there !== undefined) return [tree, there];
  const id = tree.length;
  const grown = [...tree, { parent, children: [], move, before: '', after: '', nags: [] }];
  return [changed(grown, parent, { children: [...children, id] }), id];
}

/** Plays several moves one after the other. */
export function addLine(tree: Tree, parent: number, moves: readonly string[]): [Tree, number] {
  return moves.reduce<[Tree, number]>(([at, id], move) => add(at, id, move), [tree, parent]);
}

/** One place up among the choices; the first variation becomes the line. */
export function promote(tree: Tree, id: number): Tree {
  const above = sibling(tree, id, -1);
  if (above === null) return tree;
  const { parent } = of(tree, id);
  const swap = (at: number) => (at === id ? above : at === above ? id : at);
  return changed(tree, parent, { children: of(tree, parent).children.map(swap) });
}

/** Makes the moves up to this one the main line. */
export function makeMain(tree: Tree, id: number): Tree {
  return path(tree, id).reduce((at, step) => {
    const { parent } = of(at, step);
    const others = of(at, parent).children.filter((child) => child !== step);
    return changed(at, parent, { children: [step, ...others] });
  }, tree);
}

/** Deletes a move with everything after it. */
export function remove(tree: Tree, id: number): Tree {
  if (id === ROOT) return tree;
  const { parent } = of(tree, id);
  const kept = of(tree, parent).children.filter((child) => child !== id);
  const left = [...changed(tree, parent, { children: kept })];
  for (const doomed = [id]; doomed.length > 0;) {
    const at = doomed.pop() ?? ROOT;
    doomed.push(...of(left, at).children);
    left[at] = undefined;
  }
  return left;
}

export const annotate = (tree: Tree, id: number, words: Partial<Pick<Move, 'before' | 'after' | 'nags'>>) =>
  changed(tree, id, words);

/** The six signs that judge a move, by their numbers from 1. A move has one of them at the most. */
export const SIGNS = ['!', '?', '!!', '??', '!?', '?!'] as const;

/** The signs of a move, as they are written beside it. */
export const signs = (nags: readonly number[]) =>
  nags.map((nag) => SIGNS[nag - 1] ?? (nag > 0 ? `$${nag}` : '')).join('');

/** Gives a move this sign, or takes it away; what else it has stays. */
export function sign(tree: Tree, id: number, nag: number): Tree {
  const { nags } = of(tree, id);
  const others = nags.filter((one) => one > SIGNS.length);
  return annotate(tree, id, { nags: nags.includes(nag) ? others : [nag, ...others] });
}

/** The tree of a record. */
export function fromNodes(nodes: readonly RecordNode[]): Tree {
  const tree: (Move & { children: number[] })[] = nodes.map(({ parent, move, before, after, nags }) => ({
    parent: parent ?? -1,
    children: [],
    move,
    before,
    after,
    nags,
  }));
  tree.forEach(({ parent }, id) => tree[parent]?.children.push(id));
  return tree.length > 0 ? tree : EMPTY;
}

/** The nodes of a record: each line to its end before its variations, without holes. */
export function toNodes(tree: Tree): RecordNode[] {
  const nodes: RecordNode[] = [];
  for (const waiting: [number, number | null][] = [[ROOT, null]]; waiting.length > 0;) {
    const [id, parent] = waiting.pop() ?? [ROOT, null];
    const { move, before, after, nags, children } = of(tree, id);
    const at = nodes.push({ parent, move, before, after, nags: [...nags] }) - 1;
    for (const child of children.toReversed()) waiting.push([child, at]);
  }
  return nodes;
}
