// The state of the position editor: the draft with its history, its validation, and the chosen tool.
import type { Spot } from '$board';
import type { Area, Composed, Draft, GameRef, Note, Palette, Place, Token } from '$lib/contract';
import { at, compose, draft as draftOf, Failure } from '$lib/engine';
import {
  addBackup,
  addField,
  countOf,
  erase,
  normalised,
  move,
  put,
  removeArea,
  sameToken,
  setCount,
} from './draft';
import { changed, createHistory, redone, undone, type History } from './history';

/** What a tap on the board does. */
export type Tool = { kind: 'token'; token: Token } | { kind: 'field' } | { kind: 'erase' };

export type Change = (draft: Draft, palette: Palette) => Draft;

/** What undo restores: the options of the game too. */
interface Revision {
  game: string;
  draft: Draft;
}

export class Editor {
  #history = $state.raw<History<Revision>>();
  /** The rules' last answer about the draft. */
  composed = $state.raw<Composed>();
  tool = $state.raw<Tool>({ kind: 'erase' });
  /** What is being typed as a position text; null while the field shows what the board says. */
  typed = $state.raw<string | null>(null);
  /** Why the typed text is no position. */
  mistyped = $state.raw<Note | null>(null);
  /** Why there is nothing to edit. */
  error = $state.raw<Note | null>(null);
  /** The index of the area of the backup that was tapped last. */
  chosen = $state.raw<number | null>(null);

  /** Counts requests: an answer to any but the last is dropped. */
  #asked = 0;

  /** The game and its options. */
  game = $derived(this.#history?.now.game ?? '');
  draft = $derived(this.#history?.now.draft);
  palette = $derived(this.composed?.palette);
  /** The position text: what is being typed, or what the board says. */
  text = $derived(this.typed ?? this.composed?.text ?? '');
  /** Why it is no position. */
  wrong = $derived(this.mistyped ?? this.composed?.wrong ?? null);
  at = $derived(this.mistyped ? null : (this.composed?.at ?? null));
  /** Who is to move: where the board leaves no choice, nobody has to say so. */
  turn = $derived.by(() => {
    const seat = this.draft?.view.seat ?? 0;
    const turns = this.palette?.turns ?? [];
    return turns.includes(seat) ? seat : (turns[0] ?? seat);
  });
  canUndo = $derived((this.#history?.past.length ?? 0) > 0);
  canRedo = $derived((this.#history?.future.length ?? 0) > 0);

  /** Begins with a position of a game, or with its start; with moves, where they lead. */
  async open({ game, start, moves }: GameRef): Promise<void> {
    const asked = ++this.#asked;
    try {
      const position = moves.length > 0 ? (await at({ game, start, moves })).at.position : start;
      const found = await draftOf(game, position);
      const composed = await compose(game, found);
      if (asked !== this.#asked) return;
      this.#history = createHistory({ game, draft: normalised(found, composed.palette) });
      this.typed = this.mistyped = this.error = this.chosen = null;
      this.tool = defaultTool(composed.palette);
      this.#accept(composed);
    } catch (error) {
      if (asked === this.#asked) await this.#cannotOpen(game, start, error);
    }
  }

  /** A position that cannot be read is shown as text over the start, and explained. */
  async #cannotOpen(game: string, position: string | null, error: unknown) {
    if (!(error instanceof Failure)) throw error;
    if (position === null) {
      this.error = error.note;
      return;
    }
    await this.open({ game, start: null, moves: [] });
    if (this.error) return;
    this.typed = position;
    this.mistyped = error.note;
  }

  /** Changes the draft. Changes about the same thing are undone together. */
  apply(change: Change, about: string | null = null) {
    if (!this.#history || !this.palette) return;
    const { game, draft } = this.#history.now;
    const now = change(draft, this.palette);
    this.typed = this.mistyped = null;
    if (now === draft) return;
    this.#history = changed(this.#history, { game, draft: now }, about);
    this.#compose();
  }

  undo() {
    this.#turn(undone);
  }

  redo() {
    this.#turn(redone);
  }

  #turn(by: (history: History<Revision>) => History<Revision>) {
    if (!this.#history) return;
    this.#history = by(this.#history);
    this.typed = this.mistyped = this.chosen = null;
    this.#compose();
  }

  /** The start of the game. */
  async restart() {
    const start = await draftOf(this.game, null);
    this.apply(() => start);
  }

  /** The same position by other options, where it fits on their board; else their start. */
  async choose(game: string) {
    const start = await draftOf(game, null);
    const draft = this.draft;
    if (!this.#history || !draft) return;
    const fits = start.view.surface === 'plane' || start.view.cells.length === draft.view.cells.length;
    this.#history = changed(this.#history, { game, draft: fits ? draft : start }, 'options');
    this.typed = this.mistyped = null;
    this.#compose();
  }

  /** Somebody types or pastes a position text. */
  async type(text: string) {
    this.typed = text;
    const asked = ++this.#asked;
    try {
      const found = await draftOf(this.game, text.trim());
      if (asked !== this.#asked || !this.#history) return;
      this.mistyped = null;
      this.#history = changed(this.#history, { game: this.game, draft: found }, 'text');
      this.#compose();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (asked === this.#asked) this.mistyped = error.note;
    }
  }

  /** Typing is over: a right text is shown as it is written. */
  typedAll() {
    if (!this.mistyped) this.typed = null;
  }

  /** A tap on the board applies the tool, or removes what is there. */
  tap(spot: Spot, away: boolean) {
    const { tool } = this;
    const gone = away || tool.kind === 'erase';
    switch (spot.kind) {
      case 'place':
        return this.apply((draft, palette) => {
          if (gone) return erase(draft, palette, spot);
          return tool.kind === 'token'
            ? put(draft, palette, spot, tool.token)
            : addField(draft, palette, spot);
        });
      case 'line':
        return this.record(spot.seat, spot.line);
      case 'area':
        return this.#tapArea(spot, gone);
    }
  }

  #tapArea({ area }: Spot & { kind: 'area' }, gone: boolean) {
    const { kind, seat } = area;
    if (kind !== 'backup') {
      const max = this.palette?.rooms.find((room) => room.kind === kind && room.seat === seat)?.max ?? 0;
      this.apply((draft) => {
        const count = countOf(draft, kind, seat) + (gone ? -1 : 1);
        return count < 0 || count > max ? draft : setCount(draft, kind, seat, count);
      });
      return;
    }
    const same = (other: Area) => key(other) === key(area);
    const index = this.draft?.view.areas.findIndex(same) ?? -1;
    if (index < 0) return;
    if (gone) this.apply((draft) => removeArea(draft, index));
    this.chosen = gone ? null : index;
  }

  /** Records a backup of a line as the board stands. */
  record(seat: number, line: number) {
    this.apply((draft, { backups }) => {
      const backup = backups.find((area) => area.seat === seat && area.line === line);
      return backup ? addBackup(draft, backup) : draft;
    });
  }

  /** A piece dragged from the palette is let go over a place. */
  drop(tool: Tool, place: Place) {
    this.apply((draft, palette) => {
      if (tool.kind === 'erase') return erase(draft, palette, place);
      if (tool.kind === 'field') return addField(draft, palette, place);
      // Let go where the same piece stands, it stays.
      const there = put(draft, palette, place, tool.token);
      return there.view.cells.some(({ x, y, stack }) => x === place.x && y === place.y && stack.length)
        ? there
        : draft;
    });
  }

  /** A piece is dragged on the board, or off it. */
  drag(from: Place, to: Place | null) {
    this.apply((draft, palette) => move(draft, palette, from, to));
  }

  #compose() {
    const asked = ++this.#asked;
    const draft = this.draft;
    if (!draft) return;
    void compose(this.game, draft).then(
      (composed) => {
        if (asked === this.#asked) this.#accept(composed);
      },
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        if (asked === this.#asked && this.composed)
          this.composed = { ...this.composed, wrong: error.note, at: null };
      },
    );
  }

  #accept(composed: Composed) {
    this.composed = composed;
    const { palette } = composed;
    if (this.#history) {
      const { game, draft } = this.#history.now;
      this.#history = { ...this.#history, now: { game, draft: normalised(draft, palette) } };
    }
    if (!fits(this.tool, palette)) this.tool = defaultTool(palette);
  }
}

/** Whether a tool can be used with a palette. */
function fits(tool: Tool, palette: Palette): boolean {
  if (tool.kind === 'token') return palette.tokens.some((token) => sameToken(token, tool.token));
  return tool.kind === 'erase' || palette.plan === 'fields';
}

/** The tool at first. */
function defaultTool({ tokens: [first] }: Palette): Tool {
  return first ? { kind: 'token', token: first } : { kind: 'erase' };
}

/** All tools of a palette, in the order in which they are shown. */
export function tools(palette: Palette): Tool[] {
  const tokens = palette.tokens.map((token): Tool => ({ kind: 'token', token }));
  return [...tokens, ...(palette.plan === 'fields' ? [{ kind: 'field' } as const] : []), { kind: 'erase' }];
}

const key = ({ kind, seat, line, signs }: Area) => `${kind} ${seat} ${line} ${signs}`;
