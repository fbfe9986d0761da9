import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Request } from '$lib/contract';
import { OnlineController } from './online-controller.svelte';
import { OnlineSocket, type RawSocket } from './socket';
import type { ClientFrame, Game, ServerFrame } from './wire';

// Rules that know no illegal move: what matters here is which events they were told.
vi.mock('$lib/engine', () => {
  class Failure extends Error {}
  let log: GameEvent[] = [];
  // A position text says who begins.
  const first = () => (log[0]?.kind === 'started' && log[0].position?.startsWith('B') ? 1 : 0);
  const at = (ply: number) => ({
    ply,
    last: [],
    next: [],
    view: { seat: (ply + first()) % 2, seats: 2, cells: [] },
  });
  const state = (events: GameEvent[]) => {
    const last = log.findLast(({ kind }) => kind === 'offer' || kind === 'declined');
    const offer = last?.kind === 'offer' ? { offer: last.offer, by: last.seat, accepted: [] } : null;
    const ply = log.filter(({ kind }) => kind === 'move').length;
    return { at: at(ply), version: log.length, clocks: null, offer, outcome: null, events };
  };
  const ask = (request: Request) => {
    switch (request.request) {
      case 'open-round':
        log = request.events;
        return Promise.resolve({ ...state([]) });
      case 'accept-round':
        log = [...log, ...request.events];
        return Promise.resolve(state(request.events));
      case 'preview':
        return Promise.resolve([at(log.filter(({ kind }) => kind === 'move').length + 1)]);
      default:
        return Promise.resolve(true);
    }
  };
  return { Failure, rules: { ask } };
});

class FakeSocket implements RawSocket {
  sent: ClientFrame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {}
}

const seats = ['a', 'b'].map((id) => ({ id, name: id.toUpperCase(), kind: 'guest' as const }));
const started: GameEvent = {
  version: 1,
  at: 1000,
  kind: 'started',
  game: 'turkish@1',
  position: null,
  moves: [],
  seats,
  control: null,
  clocks: null,
};
const moved = (version: number, ply: number, seat: number, move: string): GameEvent => ({
  version,
  at: 2000,
  seat,
  kind: 'move',
  ply,
  move,
  clocks: null,
});
const game = (version: number): Game => ({
  id: 'g',
  game: 'turkish',
  rules: 'turkish@1',
  version,
  ply: 0,
  moves: [],
  start: null,
  position: '',
  seats,
  to_move: 0,
  clock: null,
  clocks: null,
  rated: false,
  offer: null,
  status: 'playing',
  outcome: null,
  created_at: 0,
  now: 0,
});

let raw: FakeSocket;
let controller: OnlineController;
const hear = (frame: ServerFrame) => raw.onmessage?.({ data: JSON.stringify(frame) });
const event = (event: GameEvent) => hear({ type: 'event', game: 'g', event });
const commands = () => raw.sent.filter(({ type }) => type === 'move' || type === 'offer');
const lastId = () => (commands().at(-1) as { id: string }).id;

async function opened(me: string | null, position: string | null = null) {
  controller.open();
  raw.onopen?.();
  hear({ type: 'welcome', player: seats.find(({ id }) => id === me) ?? null, time: 1000 });
  hear({ type: 'game', game: game(1) });
  event({ ...started, position } as GameEvent);
  await vi.waitFor(() => expect(controller.state).not.toBeNull());
}

function renew() {
  const socket = new OnlineSocket({
    connect: () => (raw = new FakeSocket()),
    now: () => Date.now(),
    random: Math.random,
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
  });
  controller = new OnlineController('g', socket);
}
beforeEach(() => {
  renew();
  return () => controller.leave();
});

describe('an online game', () => {
  it('is the fold of its events', async () => {
    await opened('a');
    expect(controller.own).toBe(0);
    expect(controller.mayMove).toBe(true);
    event(moved(2, 1, 0, 'd3-d4'));
    event(moved(3, 2, 1, 'd6-d5'));
    await vi.waitFor(() => expect(controller.moves).toEqual(['d3-d4', 'd6-d5']));
    // What came before comes again; nothing happens.
    event(moved(3, 2, 1, 'd6-d5'));
    expect(controller.state?.version).toBe(3);
  });

  it('shows a move at once, and keeps what is shown when it is stored', async () => {
    await opened('a');
    expect(await controller.move('d3-d4')).toBe(true);
    expect([controller.moves, controller.sending, controller.turn]).toEqual([['d3-d4'], true, 1]);
    expect(controller.mayMove).toBe(false);
    const shown = controller.at;
    event({ ...moved(2, 1, 0, 'd3-d4'), id: lastId() });
    hear({ type: 'answer', id: lastId(), status: 200, body: { version: 2, ply: 1, clocks: null } });
    await vi.waitFor(() => expect(controller.state?.version).toBe(2));
    expect(controller.at).toBe(shown);
    expect([controller.moves, controller.sending]).toEqual([['d3-d4'], false]);
  });

  it('takes a refused move off the board, with the reason', async () => {
    await opened('a');
    await controller.move('d3-d4');
    const body = { status: 409, code: 'stale', title: '', detail: 'too late' };
    hear({ type: 'answer', id: lastId(), status: 409, body });
    await vi.waitFor(() => expect(controller.sending).toBe(false));
    expect([controller.moves, controller.ahead]).toEqual([[], null]);
    expect(controller.message).toEqual({ id: 'web-online-refused', args: { why: 'too late' } });
    expect(controller.mayMove).toBe(true);
  });

  it.each([
    [null, [false, true, true], [false, false, true]],
    ['B:Wa1:Bh8', [false, false, true], [false, true, true]],
  ])('lets those take back who have moved, whoever began: %s', async (position, first, second) => {
    for (const [me, may] of [
      ['a', first],
      ['b', second],
    ] as const) {
      renew();
      await opened(me, position);
      const begins = position ? 1 : 0;
      expect(controller.canTakeBack).toBe(may[0]);
      for (const ply of [1, 2]) {
        event(moved(ply + 1, ply, (begins + ply - 1) % 2, `m${ply}`));
        await vi.waitFor(() => expect(controller.moves).toHaveLength(ply));
        expect(controller.canTakeBack).toBe(may[ply]);
      }
    }
  });

  it('asks again where a version is missing', async () => {
    await opened('a');
    const before = raw.sent.length;
    event(moved(3, 2, 1, 'd6-d5'));
    expect(raw.sent[before]).toMatchObject({ type: 'hello', games: [{ id: 'g', version: 1 }] });
  });

  it('knows whose offer it is to answer', async () => {
    await opened('b');
    event({ version: 2, at: 2000, seat: 0, kind: 'offer', offer: { kind: 'draw' } });
    await vi.waitFor(() => expect(controller.offer).toEqual({ kind: 'draw', by: 0, incoming: true }));
    // The position is the same object: what has been entered of a move stays.
    const { at } = controller;
    event({ version: 3, at: 2000, seat: 1, kind: 'declined', offer: { kind: 'draw' } });
    await vi.waitFor(() => expect(controller.offer).toBeNull());
    expect(controller.at).toBe(at);
  });

  it('lets a spectator do nothing', async () => {
    await opened(null);
    expect([controller.own, controller.mayMove, controller.premoveSeat]).toEqual([null, false, null]);
    expect(await controller.move('d3-d4')).toBe(false);
    expect(commands()).toEqual([]);
  });
});
