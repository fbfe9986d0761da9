import { expect, test } from 'vitest';
import type { Input, Snapshot, Step } from '$lib/contract';
import type { Session } from '$lib/engine/session';
import { draughts } from '../../../board/tests/positions';
import { MoveInput } from './move-input.svelte';

const place = (name: string): Step => ({ kind: 'place', x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 });
const names = (steps: Step[]) =>
  steps.map((step) => (step.kind === 'place' ? String.fromCharCode(97 + step.x) + (step.y + 1) : step.kind));

/** Rules under which a1 jumps to c3 and on to a5 or e5, and nothing else is legal. */
function rules() {
  let entered: Step[] = [];
  const answers: Record<string, Input> = {
    a1: { state: 'partial', steps: [place('a1')], next: [place('c3')], moving: null },
    'a1 c3': {
      state: 'partial',
      steps: [place('a1'), place('c3')],
      next: [place('a5'), place('e5')],
      moving: null,
    },
    'a1 c3 e5': { state: 'done', move: 'a1xc3xe5' },
  };
  const tap = (from: number, steps: Step[]): Promise<Input> => {
    entered = [...entered.slice(0, from), ...steps.slice(from)];
    const way = names(entered).join(' ');
    const refused: Input = { state: 'refused', note: { id: `no ${way}`, args: {} } };
    return Promise.resolve(answers[way] ?? refused);
  };
  return { tap } as unknown as Session;
}

function begun() {
  const played: string[] = [];
  const input = new MoveInput((move) => played.push(move));
  const view = draughts('turkish', 'W:Wa1,g1,c1:Bb2,b4,d4,h8');
  input.begin(rules(), { view, next: [place('a1')] } as unknown as Snapshot);
  return { input, played };
}

test('the first reason stays until something can be entered, or another own piece is refused', async () => {
  const { input } = begun();
  await input.tap([place('g1')]);
  expect(input.refusal?.id).toBe('no g1');
  await input.tap([place('h4')]);
  expect(input.refusal?.id).toBe('no g1');
  await input.tap([place('c1')]);
  expect(input.refusal?.id).toBe('no c1');
  await input.tap([place('a1')]);
  expect(input.refusal).toBeNull();
});

test('a tap that misses in mid-capture keeps what was entered', async () => {
  const { input, played } = begun();
  await input.tap([place('a1')]);
  await input.tap([place('a1'), place('c3')]);
  await input.tap([place('a1'), place('c3'), place('h5')]);
  expect(names(input.steps)).toEqual(['a1', 'c3']);
  expect(names(input.next)).toEqual(['a5', 'e5']);
  expect(input.refusal?.id).toBe('no a1 c3 h5');
  await input.tap([place('a1'), place('c3'), place('e5')]);
  expect(played).toEqual(['a1xc3xe5']);
  expect(input.refusal).toBeNull();
});

test('a piece that was only picked up is put down', async () => {
  const { input } = begun();
  await input.tap([place('a1')]);
  await input.tap([place('a1'), place('h4')]);
  expect(input.steps).toEqual([]);
  expect(input.refusal?.id).toBe('no a1 h4');
});
