// Moves and positions as sentences, for those who do not see the board.
import type { Event, Kind, Place, Token, View } from '$board/wire';
import { t } from '$lib/words/words.svelte';
import { areaWords, stackWords } from './label';
import { kindName, lineArgs, listed, placeName, seatName } from './names';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
const all = <K extends Event['kind']>(events: Event[], kind: K) =>
  events.filter((event): event is Of<K> => event.kind === kind);

/** What a seat has done; `view` is the position after it. */
export function sayMove(events: Event[], view: View, seat: number): string {
  const words = actionWords(events, view, seat);
  return t('web-said', { seat: seatName(view, seat), what: words.join(', ') });
}

/** What happens in a move, without saying who moves. */
export function actionWords(events: Event[], view: View, seat: number): string[] {
  const place = (at: { x: number; y: number }) => placeName(view, at);
  const piece = (token: Token, at: { x: number; y: number }) => `${kindName(token.kind)} ${place(at)}`;
  const words: string[] = [];

  const moves = all(events, 'move');
  const [first, last] = [moves[0], moves.at(-1)];
  if (first && last) {
    const way = { from: place(first.from), to: place(last.to) };
    if (view.stacks)
      words.push(t('web-said-stack', { ...way, count: first.count }), ...stackMove(first, view));
    else words.push(t('web-said-move', { ...way, piece: kindName(first.token.kind) }));
  }
  const taken = all(events, 'take').map(({ at, token }) =>
    token.seat === seat ? t('web-said-own', { piece: piece(token, at) }) : piece(token, at),
  );
  if (taken.length > 0) words.push(t('web-said-taken', { list: listed(view, taken) }));
  for (const { token } of all(events, 'become')) words.push(t(`web-said-become-${token.kind}`));

  const [restore] = all(events, 'restore');
  const puts = all(events, 'put').map(({ at, token }) => piece(token, at));
  if (restore)
    words.push(t('web-said-restore', { ...lineArgs(view, restore.line), list: listed(view, puts) || '–' }));
  else
    for (const { at, token } of all(events, 'put'))
      words.push(
        view.surface === 'plane'
          ? t('web-said-lay', { place: place(at) })
          : t('web-said-drop', { piece: kindName(token.kind), place: place(at) }),
      );
  const gone = all(events, 'discard').map(({ at, token }) => piece(token, at));
  if (gone.length > 0) words.push(t('web-said-discard', { list: listed(view, gone) }));
  for (const { line } of all(events, 'build')) words.push(t('web-said-build', lineArgs(view, line)));
  if (events.some(({ kind }) => kind === 'pass')) words.push(t('web-said-pass'));
  return words;
}

/** What else is to be said of checkers that moved: how high the stack was they were taken from, how many steps
 *  they went, what they stand on now. `view` is the position after it. */
function stackMove({ from, to, token, count }: Of<'move'>, view: View): string[] {
  const stack = (at: Place) => view.cells.find(({ x, y }) => x === at.x && y === at.y)?.stack ?? [];
  const left = stack(from).length;
  const under = stack(to).slice(0, -count);
  const words = count > 1 ? [t('web-said-steps', { count })] : [];
  if (left > 0) words.unshift(t('web-said-from-stack', { count: left + count }));
  const owner = under.at(-1)?.seat ?? token.seat;
  if (owner !== token.seat) words.push(t('web-said-captures', { count: under.length }));
  return words;
}

const KINDS: Kind[] = ['man', 'king', 'queen', 'drone', 'pawn', 'checker'];

/** A position seat by seat, a line each, then stacks and where checkers may be laid. */
export function sayPosition(view: View, score: (points: number) => string): string[] {
  const stacked = view.cells.some((cell) => cell.stack.length > 1);
  const lines = [...Array(view.seats).keys()].map((seat) => {
    const facts = [
      ...(view.scores ? [score(view.scores[seat] ?? 0)] : []),
      ...(stacked ? [] : piecesOf(view, seat)),
    ];
    const said = facts.length > 0 ? facts.join('; ') : t('web-said-nothing');
    return t('web-said', { seat: seatName(view, seat), what: said });
  });
  lines.push(...view.areas.map((area) => areaWords(area, view)));
  const open = view.cells.filter(({ ground }) => ground === 'open').map(({ name }) => name);
  if (open.length > 0) lines.push(t('web-said-laying', { list: listed(view, open) }));
  if (stacked) lines.push(...view.cells.map((cell) => `${cell.name}: ${stackWords(cell)}`));
  return lines;
}

/** The pieces of a seat by kind, each with its places. */
function piecesOf(view: View, seat: number): string[] {
  return KINDS.flatMap((kind) => {
    const places = view.cells.filter((cell) =>
      cell.stack.some((token) => token.kind === kind && (token.seat ?? cell.zone) === seat),
    );
    if (places.length === 0) return [];
    const list = listed(
      view,
      places.map(({ name }) => name),
    );
    return [t('web-said-pieces', { kind, count: places.length, list })];
  });
}
