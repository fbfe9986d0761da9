// Changes to a draft of a position, as pure functions. They know no rules: the palette says what is possible,
// and the rules validate the result.
import type { Area, AreaKind, Cell, Draft, Palette, Place, Token, View } from '$lib/contract';

export const sameToken = (a: Token | undefined, b: Token | undefined) =>
  a?.kind === b?.kind && a?.seat === b?.seat;

export const cellAt = (view: View, { x, y }: Place): Cell | undefined =>
  view.cells.find((cell) => cell.x === x && cell.y === y);

/** The draft without what follows from the rest, and without empty places that are no fields. */
export function normalised(draft: Draft, palette: Palette): Draft {
  const { view } = draft;
  const kinds = palette.rooms.map(({ kind }) => kind);
  const cells = palette.plan === 'laid' ? view.cells.filter(({ stack }) => stack.length > 0) : view.cells;
  const areas = view.areas.filter(({ kind }) => kind === 'backup' || kinds.includes(kind));
  const scores = palette.points === null ? null : view.scores;
  const same =
    cells.length === view.cells.length && areas.length === view.areas.length && scores === view.scores;
  return same ? draft : withView(draft, { cells, areas, scores });
}

/** Puts a piece on a place: on top where pieces pile up, in place of another where they do not. The same
 *  piece again removes it. */
export function put(draft: Draft, palette: Palette, place: Place, token: Token): Draft {
  const stack = cellAt(draft.view, place)?.stack ?? [];
  if (palette.height > 1)
    return stack.length < palette.height ? stacked(draft, palette, place, [...stack, token]) : draft;
  const again = sameToken(stack.at(-1), token);
  return stacked(draft, palette, place, again ? [] : [token]);
}

/** Removes the top piece of a place, or an empty field. */
export function erase(draft: Draft, palette: Palette, place: Place): Draft {
  const cell = cellAt(draft.view, place);
  if (!cell) return draft;
  if (cell.stack.length > 0) return stacked(draft, palette, place, cell.stack.slice(0, -1));
  if (palette.plan !== 'fields') return draft;
  return withView(draft, { cells: draft.view.cells.filter((other) => other !== cell) });
}

/** Adds an empty field. */
export function addField(draft: Draft, palette: Palette, place: Place): Draft {
  const add = palette.plan === 'fields' && !cellAt(draft.view, place);
  return add ? stacked(draft, palette, place, []) : draft;
}

/** Moves the top piece of a place to another, or off the board. */
export function move(draft: Draft, palette: Palette, from: Place, to: Place | null): Draft {
  const token = cellAt(draft.view, from)?.stack.at(-1);
  if (!token) return draft;
  const without = erase(draft, palette, from);
  if (!to) return without;
  const there = cellAt(without.view, to);
  if (!there && palette.plan === 'board') return draft;
  const stack = there?.stack ?? [];
  if (palette.height === 1) return stacked(without, palette, to, [token]);
  return stack.length < palette.height ? stacked(without, palette, to, [...stack, token]) : draft;
}

/** Sets how many pieces lie beside the board. */
export function setCount(draft: Draft, kind: AreaKind, seat: number, count: number): Draft {
  const { areas } = draft.view;
  const set = areas.map((area) => (area.kind === kind && area.seat === seat ? { ...area, count } : area));
  return withView(draft, { areas: set });
}

export function countOf(draft: Draft, kind: AreaKind, seat: number): number {
  return draft.view.areas.find((area) => area.kind === kind && area.seat === seat)?.count ?? 0;
}

/** The backups, each with its number among everything beside the board. */
export const backupsOf = (draft: Draft) =>
  draft.view.areas.map((area, index) => ({ area, index })).filter(({ area }) => area.kind === 'backup');

/** Adds a backup after those of its seat. */
export function addBackup(draft: Draft, backup: Area): Draft {
  const { areas } = draft.view;
  const after = areas.findLastIndex((area) => area.seat <= backup.seat) + 1;
  return withView(draft, { areas: [...areas.slice(0, after), backup, ...areas.slice(after)] });
}

export function removeArea(draft: Draft, index: number): Draft {
  return withView(draft, { areas: draft.view.areas.filter((_, i) => i !== index) });
}

/** The next of the possible signs at one place of a backup. */
export function turnSign(draft: Draft, index: number, at: number): Draft {
  const areas = draft.view.areas.map((area, i) => {
    if (i !== index) return area;
    const known = draft.view.backups?.signs.map(({ sign }) => sign) ?? [];
    const signs = [...(area.signs ?? '')];
    const next = known[(known.indexOf(signs[at] ?? '') + 1) % known.length];
    if (next) signs[at] = next;
    return { ...area, signs: signs.join('') };
  });
  return withView(draft, { areas });
}

export function setScore(draft: Draft, seat: number, points: number): Draft {
  return withView(draft, {
    scores: draft.view.scores?.map((old, i) => (i === seat ? points : old)) ?? null,
  });
}

export const setTurn = (draft: Draft, seat: number) => withView(draft, { seat });

/** Sets a field beyond the board; default values are left out. */
export function setField(draft: Draft, palette: Palette, key: string, value: string): Draft {
  const { [key]: _, ...fields } = draft.fields;
  const usual = palette.fields.find((field) => field.key === key)?.default;
  return { ...draft, fields: value === usual ? fields : { ...fields, [key]: value } };
}

export function fieldOf(draft: Draft, palette: Palette, key: string): string {
  return draft.fields[key] ?? palette.fields.find((field) => field.key === key)?.default ?? '';
}

/** Nothing stands there any more. Where fields are laid out, they stay, until they are empty already. */
export function cleared(draft: Draft, palette: Palette): Draft {
  const { view } = draft;
  const empty = view.cells.every(({ stack }) => stack.length === 0);
  const cells = palette.plan === 'laid' || (palette.plan === 'fields' && empty) ? [] : view.cells;
  const words = palette.fields.filter(({ values }) => 'words' in values).map(({ key }) => key);
  // What kind of position it is stays as well; what was counted does not.
  const lasting = palette.plan === 'fields' ? words : [];
  return {
    view: {
      ...view,
      cells: cells.map((cell) => ({ ...cell, stack: [] })),
      areas: view.areas.filter(({ kind }) => kind !== 'backup').map((area) => ({ ...area, count: 0 })),
      scores: view.scores?.map(() => 0) ?? null,
    },
    fields: Object.fromEntries(Object.entries(draft.fields).filter(([key]) => lasting.includes(key))),
  };
}

const withView = (draft: Draft, change: Partial<View>): Draft => ({
  ...draft,
  view: { ...draft.view, ...change },
});

/** The draft with this on a place: on the plane a cell comes and goes with what lies there. */
function stacked(draft: Draft, palette: Palette, place: Place, stack: Token[]): Draft {
  const { cells } = draft.view;
  const { x, y } = place;
  if (cellAt(draft.view, place)) {
    const goes = palette.plan === 'laid' && stack.length === 0;
    const rest = goes ? cells.filter((cell) => cell.x !== x || cell.y !== y) : cells;
    return withView(draft, {
      cells: rest.map((cell) => (cell.x === x && cell.y === y ? { ...cell, stack } : cell)),
    });
  }
  if (palette.plan === 'board') return draft;
  const fresh: Cell = { x, y, name: `${x},${y}`, ground: 'field', zone: null, stack };
  const after = cells.findIndex((cell) => cell.y > y || (cell.y === y && cell.x > x));
  const at = after < 0 ? cells.length : after;
  return withView(draft, { cells: [...cells.slice(0, at), fresh, ...cells.slice(at)] });
}
