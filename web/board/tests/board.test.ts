import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBoard,
  type Board,
  type BoardConfig,
  type BoardEvents,
  type Step,
  type View,
  type What,
} from '../src';
import { draughts, topological } from './positions';

const place = (name: string): Step => ({ kind: 'place', x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 });
const label = (what: What) => {
  if (what.kind === 'cell')
    return `${what.cell.name}${what.lit ? ' lit' : ''}${what.chosen ? ' chosen' : ''}`;
  return what.kind === 'area' ? what.area.kind : what.kind;
};

let host: HTMLElement;
let board: Board;

function make(view: View, config: Partial<BoardConfig> = {}, events: BoardEvents = {}): void {
  board = createBoard(host, { animation: 0, label, ...config, view }, events);
  // One pixel is one unit of the drawing.
  const [x = 0, y = 0, width = 0, height = 0] = (board.svg().getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  board.svg().getBoundingClientRect = () => new DOMRect(x, y, width, height);
}

const cell = (words: string) => host.querySelector<HTMLElement>(`[role=gridcell][aria-label="${words}"]`);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const init = {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'mouse',
    bubbles: true,
    button: 0,
    ...more,
  };
  board.svg().dispatchEvent(new PointerEvent(type, init));
}

function click(x: number, y: number, more: PointerEventInit = {}): void {
  pointer('pointerdown', x, y, more);
  pointer('pointerup', x, y, more);
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  board.destroy();
  host.remove();
});

describe('the grid', () => {
  it('has a row for every rank, with a labelled cell for every square', () => {
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')] });
    const grid = host.querySelector('[role=grid]');
    expect(grid?.getAttribute('aria-label')).toBe('board');
    const rows = [...(grid?.querySelectorAll('[role=row]') ?? [])];
    expect(rows).toHaveLength(8);
    expect(rows[0]?.firstElementChild?.getAttribute('aria-label')).toBe('a8');
    expect(cell('a2 lit')?.tabIndex).toBe(0);
    expect(grid?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('is walked by arrows, and Enter and Escape enter and give up', () => {
    const onSteps = vi.fn();
    make(draughts('turkish', 'W:Wa2,b2:Bh7'), { next: [place('a2'), place('b2')] }, { onSteps });
    board.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(cell('b2 lit'));
    press('Enter');
    expect(onSteps).toHaveBeenLastCalledWith([place('b2')], 'key');
    board.set({ steps: [place('b2')], next: [place('b3')] });
    expect(cell('b2 chosen')?.getAttribute('aria-selected')).toBe('true');
    press('ArrowUp');
    press(' ');
    expect(onSteps).toHaveBeenLastCalledWith([place('b2'), place('b3')], 'key');
    press('Escape');
    expect(onSteps).toHaveBeenLastCalledWith([], 'key');
  });

  it('chooses the number of checkers by keys', () => {
    const onSteps = vi.fn();
    const at: Step = { kind: 'place', x: 0, y: 0 };
    make(topological('M w 0,0=bww;1,0=-'), { next: [at] }, { onSteps });
    board.set({ steps: [at], next: [1, 2].map((count) => ({ kind: 'take', count })) });
    board.focus();
    press('+');
    expect(onSteps).toHaveBeenLastCalledWith([at, { kind: 'take', count: 1 }], 'key');
    press('2');
    expect(onSteps).toHaveBeenLastCalledWith([at, { kind: 'take', count: 2 }], 'key');
  });

  it('is clicked by screen readers, without a pointer', () => {
    const onSteps = vi.fn();
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')] }, { onSteps });
    cell('a2 lit')?.click();
    expect(onSteps).toHaveBeenCalledWith([place('a2')], 'key');
  });

  it('keeps the focus while the board changes', () => {
    make(draughts('backups', 'W:Wa1:Bh8:R8,0:S'), { next: [place('a1')] });
    board.focus();
    expect(document.activeElement).toBe(cell('a1 lit'));
    board.set({ next: [{ kind: 'build', line: 0 }] });
    expect(document.activeElement).toBe(cell('a1'));
    expect(cell('build')).not.toBeNull();
  });

  it('keeps the focus when what had it is gone', () => {
    make(draughts('backups', 'W:Wa1:Bh8:R8,0:S'), { next: [{ kind: 'build', line: 0 }] });
    board.focus();
    expect(document.activeElement).toBe(cell('build'));
    board.set({ view: draughts('backups', 'W:Wa1:Bh8:R8,0:S'), next: [place('a1')] });
    expect(document.activeElement).toBe(cell('a1 lit'));
  });

  it('is not there where the board is a picture', () => {
    make(draughts('turkish', 'W:Wa2:Bh7'), { interactive: false });
    expect(host.querySelector('[role=grid]')).toBeNull();
    expect(host.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('board');
  });
});

describe('pointers', () => {
  it('tap a piece and a square', () => {
    const onSteps = vi.fn();
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')] }, { onSteps });
    click(50, 650);
    expect(onSteps).toHaveBeenLastCalledWith([place('a2')], 'tap');
    board.set({ steps: [place('a2')], next: [place('a3')] });
    click(50, 550);
    expect(onSteps).toHaveBeenLastCalledWith([place('a2'), place('a3')], 'tap');
  });

  it('are not heard twice where a click follows', () => {
    const onSteps = vi.fn();
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')] }, { onSteps });
    click(50, 650);
    cell('a2 lit')?.click();
    expect(onSteps).toHaveBeenCalledTimes(1);
  });

  it('drag a piece: two reports, also before the page has answered', () => {
    const onSteps = vi.fn();
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')] }, { onSteps });
    pointer('pointerdown', 50, 650);
    pointer('pointermove', 50, 600);
    expect(onSteps).toHaveBeenLastCalledWith([place('a2')], 'drag');
    pointer('pointerup', 50, 550);
    expect(onSteps).toHaveBeenLastCalledWith([place('a2'), place('a3')], 'drag');
  });

  it('drop a man of the reserve', () => {
    const onSteps = vi.fn();
    make(draughts('cyclic', 'W:Wa1:Bh8:R1,0'), { next: [{ kind: 'reserve' }] }, { onSteps });
    pointer('pointerdown', 770, 870);
    pointer('pointermove', 700, 700);
    pointer('pointerup', 150, 650);
    expect(onSteps.mock.calls.map(([steps]) => steps as Step[])).toEqual([
      [{ kind: 'reserve' }],
      [{ kind: 'reserve' }, place('b2')],
    ]);
  });

  it('choose as many checkers as were pointed at, once the stack is accepted', () => {
    const onSteps = vi.fn();
    const at: Step = { kind: 'place', x: 0, y: 0 };
    make(topological('M w 0,0=bww;1,0=-'), { next: [at] }, { onSteps });
    const [x, y] = [host.querySelector<HTMLElement>('[aria-label="0,0 lit"]')!].flatMap((one) => [
      (parseFloat(one.style.left) + parseFloat(one.style.width) / 2) * 8,
      (parseFloat(one.style.top) + parseFloat(one.style.height) / 2) * 8,
    ]) as [number, number];
    click(x, y + 27);
    expect(onSteps).toHaveBeenLastCalledWith([at], 'tap');
    board.set({ steps: [at], next: [1, 2, 3].map((count) => ({ kind: 'take', count })) });
    expect(onSteps).toHaveBeenLastCalledWith([at, { kind: 'take', count: 2 }], 'tap');
  });

  it('let a finger see first what a restore would do', () => {
    const onSteps = vi.fn();
    make(draughts('backups', 'W:Wa1:Bh8:R0,0:Swd=m...'), {}, { onSteps });
    const finger = { pointerType: 'touch' };
    click(350, 890, finger);
    expect(onSteps).not.toHaveBeenCalled();
    expect(host.querySelectorAll('.db-ghosts use')).toHaveLength(1);
    click(350, 890, finger);
    expect(onSteps).toHaveBeenCalledWith([{ kind: 'restore', line: 3, signs: 'm...' }], 'tap');
  });

  it('set a move before its turn, and take it back', () => {
    const onPremove = vi.fn();
    make(draughts('turkish', 'B:Wa2:Bh7'), { premoveSeat: 0 }, { onPremove });
    click(50, 650);
    click(50, 550);
    expect(onPremove).toHaveBeenLastCalledWith([place('a2'), place('a3')]);
    board.set({ premove: [place('a2'), place('a3')] });
    expect(host.querySelectorAll('.db-premove')).toHaveLength(2);
    click(450, 350);
    expect(onPremove).toHaveBeenLastCalledWith([]);
  });

  it('edit: every place of the plane, either button, and drags', () => {
    const onEdit = vi.fn();
    const onEditMove = vi.fn();
    make(draughts('turkish', 'W:Wa2:Bh7'), { editing: true }, { onEdit, onEditMove });
    click(450, 350);
    expect(onEdit).toHaveBeenLastCalledWith(place('e5'), false);
    click(450, 350, { button: 2 });
    expect(onEdit).toHaveBeenLastCalledWith(place('e5'), true);
    pointer('pointerdown', 50, 650);
    pointer('pointermove', 80, 600);
    pointer('pointerup', 150, 550);
    expect(onEditMove).toHaveBeenLastCalledWith({ x: 0, y: 1 }, { x: 1, y: 2 });
    pointer('pointerdown', 50, 650);
    pointer('pointermove', 80, 600);
    pointer('pointerup', 150, 1550);
    expect(onEditMove).toHaveBeenLastCalledWith({ x: 0, y: 1 }, null);
  });

  it('take the focus from a field, and leave it where the page then puts it', () => {
    const [field, next] = [document.createElement('input'), document.createElement('button')];
    document.body.append(field, next);
    const onSteps = vi.fn(() => {});
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')] }, { onSteps });
    field.focus();
    click(50, 650, { pointerType: 'touch' });
    expect(document.activeElement).toBe(document.body);
    onSteps.mockImplementation(() => next.focus());
    click(50, 550, { pointerType: 'touch' });
    // A finger's mousedown comes after its pointer is up.
    board.svg().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(next);
    // Nor does it hit what the page has put in its place.
    const end = new Event('touchend', { bubbles: true, cancelable: true });
    board.svg().dispatchEvent(end);
    expect(end.defaultPrevented).toBe(true);
    field.remove();
    next.remove();
  });

  it('do nothing on a picture', () => {
    const onSteps = vi.fn();
    make(draughts('turkish', 'W:Wa2:Bh7'), { next: [place('a2')], interactive: false }, { onSteps });
    click(50, 650);
    expect(onSteps).not.toHaveBeenCalled();
  });
});

describe('showing a move', () => {
  const before = draughts('turkish', 'W:Wa2:Bh7');
  const after = draughts('turkish', 'B:Wa3:Bh7');
  const events = [
    { kind: 'move', from: { x: 0, y: 1 }, to: { x: 0, y: 2 }, token: { kind: 'man', seat: 0 }, count: 1 },
  ] as const;
  const at = () => [...host.querySelectorAll('.db-piece')].map((piece) => piece.getAttribute('transform'));

  it('ends with the position after it, its squares highlighted', async () => {
    make(before, { animation: 20 });
    await board.animate([...events], after);
    expect(at()).toContain('translate(50 550)');
    expect(host.querySelectorAll('.db-last')).toHaveLength(2);
  });

  it('is interrupted by the next position, and then is over', async () => {
    make(before, { animation: 5000 });
    const animation = board.animate([...events], after);
    board.set({ view: draughts('turkish', 'W:Wa3:Bh6'), animation: 0 });
    await animation;
    expect(at().sort()).toEqual(['translate(50 550)', 'translate(750 250)']);
  });

  it('lets what belongs to the next position wait', async () => {
    make(before, { animation: 20 });
    const animation = board.animate([...events], after);
    board.set({ next: [place('h7')] });
    expect(cell('h7 lit')).toBeNull();
    await animation;
    expect(cell('h7 lit')).not.toBeNull();
  });

  it('ends for whoever taps meanwhile: the tap is one in the position after it', () => {
    const onSteps = vi.fn();
    make(before, { animation: 5000, premoveSeat: 1 }, { onSteps });
    void board.animate([...events], after);
    board.set({ next: [place('h7')], premoveSeat: null });
    click(750, 150);
    expect(onSteps).toHaveBeenCalledExactlyOnceWith([place('h7')], 'tap');
    expect(at()).toContain('translate(50 550)');
  });

  it('takes no time without animation', () => {
    make(before);
    void board.animate([...events], after);
    expect(at()).toContain('translate(50 550)');
  });
});

it('says what a backup would cost after the move that is being entered', () => {
  const words = vi.fn(label);
  const view = draughts('backups', 'W:WKd4:Bh8:R8,3:S');
  const next: Step[] = [{ kind: 'build', line: 3 }];
  make(view, { label: words, steps: [place('d4'), place('e5')], next });
  const build = words.mock.calls.map(([what]) => what).find((what) => what.kind === 'build');
  expect(build).toEqual({ kind: 'build', line: 3, seat: 0, price: 4 });
});

it('writes no style into its markup', () => {
  make(draughts('backups', 'W:Wa1:BKh8:R8,3:Swd=mk..'), {
    arrows: [{ steps: [place('a1'), place('b2')], brush: 'hint' }],
  });
  expect(board.svg().outerHTML).not.toMatch(/ style=|<filter|foreignObject/);
});
