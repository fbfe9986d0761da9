// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyEvent, cellAt, track, previewSteps, type TrackedView } from '../src/tracked-view';
import type { Event, Step, View } from '../src/wire';
import { draughts, martian, topological } from './positions';

const at = (name: string) => ({ x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 });
const tap = (name: string): Step => ({ kind: 'place', ...at(name) });
const whiteMan = { kind: 'man', seat: 0 } as const;

function plain(tracked: TrackedView): View {
  const cells = tracked.cells.map((cell) => ({
    ...cell,
    stack: cell.stack.map(({ kind, seat }) => ({ kind, seat })),
  }));
  return { ...tracked, cells };
}

function play(view: View, events: Event[]): View {
  return plain(events.reduce(applyEvent, track(view)));
}

describe('the view after events', () => {
  it('captures, promotes, and gives an own man to the reserve', () => {
    const before = draughts('cyclic', 'W:Wc5,d6:B:R0,0');
    const events: Event[] = [
      { kind: 'move', from: at('c5'), to: at('e7'), token: whiteMan, count: 1 },
      { kind: 'take', at: at('d6'), token: whiteMan, to: 0 },
      { kind: 'become', at: at('e7'), token: { kind: 'king', seat: 0 } },
    ];
    expect(play(before, events)).toEqual(draughts('cyclic', 'W:WKe7:B:R1,0'));
  });

  it('drops a man of the reserve', () => {
    const before = draughts('cyclic', 'W:Wa1:Bh8:R2,1');
    const events: Event[] = [{ kind: 'put', at: at('c3'), token: whiteMan }];
    expect(play(before, events)).toEqual(draughts('cyclic', 'W:Wa1,c3:Bh8:R1,1'));
  });

  it('pays for a backup and stands it at its line', () => {
    const before = draughts('backups', 'W:Wd4:Bh8:R5,0:S');
    const after = play(before, [{ kind: 'build', line: 3, signs: '.m..' }]);
    expect(after).toEqual(draughts('backups', 'W:Wd4:Bh8:R1,0:Swd=.m..'));
  });

  it('restores a backup over what stood there, not from the repository', () => {
    const before = draughts('backups', 'W:Wa1:Bd4,h8:R3,0:Swd=.m..');
    const events: Event[] = [
      { kind: 'restore', line: 3, signs: '.m..' },
      { kind: 'discard', at: at('d4'), token: { kind: 'man', seat: 1 } },
      { kind: 'put', at: at('d4'), token: whiteMan },
    ];
    expect(play(before, events)).toEqual(draughts('backups', 'W:Wa1,d4:Bh8:R3,0:S'));
  });

  it('merges two pyramids into one', () => {
    const before = martian('4/4/4/4/4/2P1/1D2/4 1 0,0 -');
    const events: Event[] = [
      { kind: 'move', from: at('b2'), to: at('c3'), token: { kind: 'drone', seat: null }, count: 1 },
      { kind: 'become', at: at('c3'), token: { kind: 'queen', seat: null } },
    ];
    expect(play(before, events)).toEqual(martian('4/4/4/4/4/2Q1/4/4 1 0,0 -'));
  });

  it('moves the upper part of a stack onto another', () => {
    const before = topological('M b 0,0=wwbwb;1,0=w');
    const token = { kind: 'checker', seat: 1 } as const;
    const events: Event[] = [{ kind: 'move', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, token, count: 3 }];
    expect(play(before, events)).toEqual(topological('M b 0,0=ww;1,0=wbwb'));
  });

  it('lets the plane grow, and the hand shrink', () => {
    const before = topological('P w 0,0=b', 3);
    const after = play(before, [{ kind: 'put', at: { x: 1, y: 0 }, token: { kind: 'checker', seat: 0 } }]);
    expect(cellAt(after, { x: 1, y: 0 })?.stack).toHaveLength(1);
    expect(after.areas.map((area) => area.count)).toEqual([2, 2]);
  });
});

describe('pieces keep their numbers', () => {
  it('where they stand, and where the like of them has moved', () => {
    const before = track(draughts('turkish', 'W:Wa2,c3:Bh7'));
    const now = track(draughts('turkish', 'B:Wa2,c4:Bh7'), before);
    const id = (tracked: TrackedView, name: string) => cellAt(tracked, at(name))?.stack[0]?.id;
    expect(id(now, 'a2')).toBe(id(before, 'a2'));
    expect(id(now, 'c4')).toBe(id(before, 'c3'));
    expect(id(now, 'h7')).toBe(id(before, 'h7'));
  });

  it('and none is given twice', () => {
    const before = track(draughts('turkish', 'W:Wa2:Bh7'));
    const now = track(draughts('turkish', 'W:Wb2,c2,d2:Bh7'), before);
    const ids = now.cells.flatMap((cell) => cell.stack.map((piece) => piece.id));
    expect(new Set(ids).size).toBe(4);
  });
});

describe('a move half entered', () => {
  it('stands where it has come to, and what it has jumped is faded', () => {
    const tracked = track(draughts('cyclic', 'W:Wc3:Bd4,f6:R0,0'));
    const state = previewSteps(tracked, [tap('c3'), tap('e5')]);
    expect(cellAt(state.tracked, at('e5'))?.stack).toHaveLength(1);
    expect(cellAt(state.tracked, at('c3'))?.stack).toHaveLength(0);
    expect([...state.passed]).toEqual([cellAt(tracked, at('d4'))?.stack[0]?.id]);
  });

  it('shows what the piece has become on its way', () => {
    const tracked = track(draughts('cyclic', 'W:Wb6:Bc7,f6:R0,0'));
    const { tracked: now } = previewSteps(tracked, [tap('b6'), tap('d8')], { kind: 'king', seat: 0 });
    expect(cellAt(now, at('d8'))?.stack.map(({ kind }) => kind)).toEqual(['king']);
  });

  it('holds up the checkers that have been taken', () => {
    const tracked = track(topological('M w 0,0=bww;1,0=-'));
    const steps: Step[] = [
      { kind: 'place', x: 0, y: 0 },
      { kind: 'take', count: 2 },
    ];
    expect(previewSteps(tracked, steps).lifted.size).toBe(2);
  });

  it('leaves the board alone while a man of the reserve is chosen', () => {
    const tracked = track(draughts('cyclic', 'W:Wc3:Bd4:R1,0'));
    expect(previewSteps(tracked, [{ kind: 'reserve' }]).tracked).toEqual(tracked);
  });
});
