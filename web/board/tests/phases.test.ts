// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { phases } from '../src/phases';
import type { Event } from '../src/wire';

const man = { kind: 'man', seat: 0 } as const;
const move = (x: number, to: number): Event => ({
  kind: 'move',
  from: { x, y: 0 },
  to: { x: to, y: 0 },
  token: man,
  count: 1,
});
const take = (x: number): Event => ({ kind: 'take', at: { x, y: 0 }, token: man, to: null });
const kinds = (events: Event[]) =>
  phases(events).map((phase) => phase.events.map(({ kind }) => kind).join(' '));

describe('an animation', () => {
  it('shows hops one after the other, then all captures together', () => {
    expect(kinds([move(0, 2), move(2, 4), take(1), take(3)])).toEqual(['move', 'move', 'take take']);
  });

  it('lets a piece that is displaced leave while the other comes', () => {
    expect(kinds([take(5), move(0, 5)])).toEqual(['take move']);
    expect(kinds([take(1), move(2, 4)])).toEqual(['take', 'move']);
  });

  it('clears a line before it restores it, all pieces at once', () => {
    const restore: Event = { kind: 'restore', line: 3, signs: 'mm..' };
    const discard: Event = { kind: 'discard', at: { x: 3, y: 1 }, token: man };
    const put: Event = { kind: 'put', at: { x: 3, y: 1 }, token: man };
    expect(kinds([restore, discard, discard, put, put])).toEqual(['restore discard discard', 'put put']);
  });

  it('promotes on arrival, builds at the end, and passes in no time', () => {
    const king: Event = { kind: 'become', at: { x: 1, y: 0 }, token: { kind: 'king', seat: 0 } };
    expect(kinds([move(0, 1), king, { kind: 'build', line: 1, signs: '....' }])).toEqual([
      'move',
      'become',
      'build',
    ]);
    expect(phases([{ kind: 'pass' }])[0]?.length).toBe(0);
  });
});
