// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { adjustCount, premoveTap, isCompletePremove, tap, type MoveInput } from '../src/move-input';
import type { Hit } from '../src/hit-test';
import type { Step, View } from '../src/wire';
import { draughts, martian, topological } from './positions';

const place = (name: string): Step => ({ kind: 'place', x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 });
const field = (x: number, y: number): Step => ({ kind: 'place', x, y });

function on(view: View, step: Step, count = 1): Hit {
  const rect = { x: 0, y: 0, w: 0, h: 0 };
  if (step.kind !== 'place') {
    const area = view.areas[0]!;
    return { target: { kind: 'pile', key: 'pile', rect, step, area }, count };
  }
  const cell = view.cells.find((one) => one.x === step.x && one.y === step.y)!;
  return { target: { kind: 'cell', key: cell.name, rect, step, cell }, count };
}

describe('a tap while a move is entered', () => {
  const view = draughts('cyclic', 'W:Wc3,e3:Bb6:R1,0');
  const first: Step[] = [place('c3'), place('e3'), { kind: 'reserve' }];
  const chosen: MoveInput = {
    view,
    next: [place('b4'), place('d4')],
    steps: [place('c3')],
    first,
    counts: [],
  };

  it('goes on where it can', () => {
    expect(tap(chosen, on(view, place('d4')))).toEqual({ kind: 'steps', steps: [place('c3'), place('d4')] });
  });

  it('chooses another piece, or the reserve, instead', () => {
    expect(tap(chosen, on(view, place('e3')))).toEqual({ kind: 'steps', steps: [place('e3')] });
    expect(tap(chosen, on(view, { kind: 'reserve' }))).toEqual({
      kind: 'steps',
      steps: [{ kind: 'reserve' }],
    });
  });

  it('gives up where the chosen piece is tapped again', () => {
    expect(tap(chosen, on(view, place('c3')))).toEqual({ kind: 'steps', steps: [] });
  });

  it('reports a try that is not possible, for the rules to say why', () => {
    expect(tap(chosen, on(view, place('h8')))).toEqual({ kind: 'steps', steps: [place('c3'), place('h8')] });
  });

  it('does not give up a piece that has moved for a tap that missed', () => {
    const input: MoveInput = { ...chosen, steps: [place('c3'), place('d4')], next: [place('f6')] };
    expect(tap(input, on(view, place('e3')))).toEqual({
      kind: 'steps',
      steps: [place('c3'), place('d4'), place('e3')],
    });
  });

  it('ends the move where the piece is tapped that has moved', () => {
    const input: MoveInput = {
      ...chosen,
      steps: [place('c3'), place('d4')],
      next: [{ kind: 'build', line: 1 }],
    };
    expect(tap(input, on(view, place('d4')))).toEqual({ kind: 'done' });
  });

  it('may come back to the square it came from', () => {
    const steps = [place('c3'), place('e5')];
    const input: MoveInput = { ...chosen, steps, next: [place('c3')] };
    expect(tap(input, on(view, place('c3')))).toEqual({ kind: 'steps', steps: [...steps, place('c3')] });
  });
});

describe('the number of checkers', () => {
  const view = topological('M w 0,0=bwbw;1,0=-;2,0=-');
  const input: MoveInput = {
    view,
    next: [field(1, 0)],
    steps: [field(0, 0), { kind: 'take', count: 2 }],
    first: [field(0, 0)],
    counts: [1, 2, 4],
  };

  it('changes where another checker of the stack is tapped', () => {
    const answer = tap(input, on(view, field(0, 0), 4));
    expect(answer).toEqual({ kind: 'steps', steps: [field(0, 0), { kind: 'take', count: 4 }] });
  });

  it('is not one that the rules do not offer: then the stack is put down', () => {
    expect(tap(input, on(view, field(0, 0), 3))).toEqual({ kind: 'steps', steps: [] });
  });

  it('goes up and down through what is possible', () => {
    expect(adjustCount(input, 1)?.[1]).toEqual({ kind: 'take', count: 4 });
    expect(adjustCount(input, -1)?.[1]).toEqual({ kind: 'take', count: 1 });
    expect(adjustCount({ ...input, steps: [field(0, 0)] }, 1)?.[1]).toEqual({ kind: 'take', count: 1 });
    expect(adjustCount({ ...input, steps: [] }, 1)).toBeNull();
  });
});

describe('a move before its turn', () => {
  it('begins with an own piece and ends anywhere', () => {
    const view = draughts('turkish', 'B:Wc3:Bb6');
    expect(premoveTap(view, 0, [], on(view, place('b6')))).toEqual([]);
    const premoveSteps = premoveTap(view, 0, [], on(view, place('c3')));
    expect(premoveSteps).toEqual([place('c3')]);
    expect(isCompletePremove(premoveSteps)).toBe(false);
    const layout = premoveTap(view, 0, premoveSteps, on(view, place('c4')));
    expect(layout).toEqual([place('c3'), place('c4')]);
    expect(isCompletePremove(layout)).toBe(true);
  });

  it('knows own pieces by their zone where they have no colour', () => {
    const view = martian('Q3/4/4/4/4/4/4/3Q 2 0,0 -');
    expect(premoveTap(view, 0, [], on(view, place('d1')))).toEqual([place('d1')]);
    expect(premoveTap(view, 0, [], on(view, place('a8')))).toEqual([]);
  });

  it('takes as many checkers as were pointed at', () => {
    const view = topological('M b 0,0=bww;1,0=-');
    expect(premoveTap(view, 0, [], on(view, field(0, 0), 2))).toEqual([
      field(0, 0),
      { kind: 'take', count: 2 },
    ]);
  });
});
