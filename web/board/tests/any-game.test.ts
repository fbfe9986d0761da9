// A game that Doska does not have: a board of 5 by 9 squares, stacks, three seats, kings in reserve. The
// board draws and enters what its view says.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoard, type Board, type BoardConfig, type BoardEvents, type Token, type View } from '../src';
import { board as cells, plainView, seating } from './positions';

const man = (seat: number): Token => ({ kind: 'man', seat });

function view(stacks: Record<string, Token[]>, change: Partial<View> = {}): View {
  return {
    ...plainView,
    cells: cells(5, 9, (x, y) => ((x + y) % 2 ? 'light' : 'dark')).map((cell) => ({
      ...cell,
      stack: stacks[cell.name] ?? [],
    })),
    areas: [0, 1, 2].map((seat) => ({
      kind: 'reserve',
      seat,
      count: 2,
      piece: 'king',
      line: null,
      signs: null,
    })),
    seats: 3,
    stacks: true,
    seating: seating([0, -1], [-1, 0], [0, 1]),
    ...change,
  };
}

const tower = view({ c3: [man(0), man(1), man(2)], d4: [man(1)] });

let host: HTMLElement;
let board: Board;

function make(shown: View, config: Partial<BoardConfig> = {}, events: BoardEvents = {}) {
  const label: BoardConfig['label'] = (what) => (what.kind === 'cell' ? what.cell.name : what.kind);
  board = createBoard(host, { animation: 0, label, ...config, view: shown }, events);
  const [x = 0, y = 0, w = 0, h = 0] = viewBox();
  // One pixel is one unit of the drawing.
  board.svg().getBoundingClientRect = () => new DOMRect(x, y, w, h);
}

const viewBox = () => (board.svg().getAttribute('viewBox') ?? '').split(' ').map(Number);
const texts = (selector: string) => [...host.querySelectorAll(selector)].map((one) => one.textContent);
const hrefs = (selector: string) =>
  [...host.querySelectorAll(`${selector} use`)].map((use) =>
    use.getAttribute('href')?.replace(/^#db\d+-/, ''),
  );
const poses = () =>
  [...host.querySelectorAll('.db-piece')].map((piece) => piece.getAttribute('transform') ?? '');

function click(x: number, y: number) {
  for (const type of ['pointerdown', 'pointerup']) {
    const init = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true, button: 0 };
    board.svg().dispatchEvent(new PointerEvent(type, init));
  }
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  board.destroy();
  host.remove();
});

it('has its squares, with a name for every file and rank', () => {
  make(tower);
  expect(host.querySelectorAll('.db-cells rect.db-dark, .db-cells rect.db-light')).toHaveLength(45);
  expect(texts('.db-name')).toEqual([...'abcde', ...'123456789']);
});

it('turns by a quarter to the seat at the left', () => {
  make(tower, { beside: 'side' });
  const [, , width = 0, height = 0] = viewBox();
  expect(height).toBeGreaterThan(width);
  board.set({ bottom: 1 });
  const [, , turnedWidth = 0, turnedHeight = 0] = viewBox();
  expect(turnedWidth).toBeGreaterThan(turnedHeight);
});

it('draws pieces in the colours of three seats', () => {
  make(tower);
  expect(hrefs('.db-pieces').sort()).toEqual(['man0', 'man1', 'man1', 'man2']);
  for (const id of ['man0', 'man1', 'man2', 'king2']) {
    expect(board.svg().querySelector(`g[id$="-${id}"]`)).not.toBeNull();
  }
});

it('draws what lies in a reserve', () => {
  make(tower);
  expect(hrefs('.db-pile').sort()).toEqual(['king0', 'king0', 'king1', 'king1', 'king2', 'king2']);
});

it('draws stacks in relief, with their heights, where the view says that pieces pile up', () => {
  make(tower);
  expect(new Set(poses()).size).toBe(4);
  expect(texts('.db-height-count')).toEqual(['3']);
  board.set({ view: { ...tower, stacks: false } });
  expect(new Set(poses()).size).toBe(2);
  expect(texts('.db-height-count')).toEqual([]);
});

it('lets somebody say how many pieces of a stack go', () => {
  const onSteps = vi.fn();
  const first = [{ kind: 'place', x: 2, y: 2 }] as const;
  make(tower, { next: [...first] }, { onSteps });
  // The second piece from the top of the stack on c3.
  click(250, 650 - 2);
  expect(onSteps).toHaveBeenLastCalledWith([...first], 'tap');
  board.set({ steps: [...first], next: [1, 2, 3].map((count) => ({ kind: 'take', count })) });
  const taken = onSteps.mock.lastCall?.[0] as unknown[];
  expect(taken).toHaveLength(2);
  board.set({ steps: [...first, { kind: 'take', count: 2 }], next: [{ kind: 'place', x: 3, y: 3 }] });
  expect(host.querySelector('.db-picker')).not.toBeNull();
  expect(texts('.db-picked')).toEqual(['2']);
});

it('has no zoom: only a plane has', () => {
  make(tower);
  expect(host.querySelector('.db-zoom')).toBeNull();
  board.set({ view: { ...tower, surface: 'plane', coordinates: 'numbers' } });
  expect(host.querySelector('.db-zoom')).not.toBeNull();
});

it('numbers the columns and rows of a plane, wherever it is moved to', () => {
  const plane = { ...tower, surface: 'plane', coordinates: 'numbers' } as const;
  make(plane, { bottom: 0 });
  const names = texts('.db-name');
  expect(names).toContain('0');
  // A column for each that is in sight; farther away, only every third one.
  board.zoom(0.1);
  const far = texts('.db-name').map(Number);
  expect(far.every((number) => number % 3 === 0)).toBe(true);
  expect(Math.max(...far)).toBeGreaterThan(Math.max(...names.map(Number)));
  board.set({ coordinates: false });
  expect(texts('.db-name')).toEqual([]);
});

it('fades pieces that are jumped only where jumping takes them', () => {
  const steps = ['c3', 'e5'].map((name) => {
    const cell = tower.cells.find((one) => one.name === name)!;
    return { kind: 'place', x: cell.x, y: cell.y } as const;
  });
  const faded = () => host.querySelectorAll('.db-piece[opacity]').length;
  const single = { c3: [man(0)], d4: [man(1)] };
  make(view(single, { stacks: false }), { steps });
  expect(faded()).toBe(1);
  board.set({ view: view(single, { stacks: false, jumps: false }), steps });
  expect(faded()).toBe(0);
});
