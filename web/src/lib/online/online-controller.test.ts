import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Request } from '$lib/contract';
import { OnlineController } from './online-controller.svelte';
import { OnlineSocket, type RawSocket } from './socket';
import type { Chat, ClientFrame, Game, ServerFrame } from './wire';

const { api, rules, sound } = vi.hoisted(() => ({
  api: vi.fn<(method: string, path: string) => Promise<unknown>>(),
  /** What the rules answer to the next events, instead of their fold. */
  rules: { fail: [] as Error[] },
  sound: vi.fn(),
}));
vi.mock('./me.svelte', () => ({ api, wordsOf: String }));
vi.mock('$lib/play/sound', () => ({ sound, soundOf: () => 'move' }));

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
  const plies = () =>
    log.reduce((ply, event) => (event.kind === 'move' || event.kind === 'takeback' ? event.ply : ply), 0);
  const state = (events: GameEvent[]) => {
    const since = log.findLastIndex(({ kind }) => kind === 'offer');
    const last = log[since];
    const answers = since < 0 ? [] : log.slice(since + 1);
    const accepted = answers.flatMap(({ kind, seat }) => (kind === 'accepted' ? [seat] : []));
    const open = answers.every(({ kind }) => kind === 'accepted');
    const offer = open && last?.kind === 'offer' ? { offer: last.offer, by: last.seat, accepted } : null;
    const ended = log.findLast(({ kind }) => kind === 'ended');
    const outcome = ended?.kind === 'ended' ? ended.outcome : null;
    return { at: at(plies()), version: log.length, clocks: null, offer, outcome, events };
  };
  const ask = (request: Request) => {
    const error = request.request.endsWith('-round') ? rules.fail.shift() : undefined;
    if (error) return Promise.reject(error);
    switch (request.request) {
      case 'open-round':
        log = request.events;
        return Promise.resolve({ ...state([]) });
      case 'accept-round':
        log = [...log, ...request.events];
        return Promise.resolve(state(request.events));
      case 'preview':
        return Promise.resolve([at(plies() + 1)]);
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

const guest = (id: string) => ({ id, name: id.toUpperCase(), kind: 'guest' as const });
let seats = ['a', 'b'].map(guest);
const started = (): GameEvent => ({
  version: 1,
  at: 1000,
  kind: 'started',
  game: 'turkish@1',
  position: null,
  moves: [],
  seats,
  control: null,
  clocks: null,
});
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
const answer = (status: number, body: unknown) => hear({ type: 'answer', id: lastId(), status, body });
const refused = (detail: string) => answer(409, { status: 409, code: 'no', title: '', detail });
const offers = () => raw.sent.flatMap((frame) => (frame.type === 'offer' ? [frame.kind] : []));
const hellos = () =>
  raw.sent.flatMap((frame) => (frame.type === 'hello' ? frame.games.map(({ version }) => version) : []));
const offered = (version: number, seat: number, kind: 'draw' | 'abort'): GameEvent => ({
  version,
  at: 2000,
  seat,
  kind: 'offer',
  offer: { kind },
});
const takenBack = (version: number, ply: number): GameEvent => ({
  version,
  at: 2000,
  kind: 'takeback',
  ply,
  clocks: null,
});
const ended = (version: number): GameEvent => ({
  version,
  at: 3000,
  kind: 'ended',
  outcome: { winners: [0], reason: 'resignation' },
  clocks: null,
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Four players: the first and the third against the others. */
const four = () => (seats = ['a', 'b', 'c', 'd'].map(guest));

async function opened(me: string | null, position: string | null = null) {
  controller.open();
  raw.onopen?.();
  hear({ type: 'welcome', player: seats.find(({ id }) => id === me) ?? null, time: 1000 });
  hear({ type: 'game', game: game(1) });
  event({ ...started(), position } as GameEvent);
  await vi.waitFor(() => expect(controller.state).not.toBeNull());
}

function renew(options: { quiet?: boolean } = {}) {
  const socket = new OnlineSocket({
    connect: () => (raw = new FakeSocket()),
    now: () => Date.now(),
    random: Math.random,
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
  });
  controller = new OnlineController('g', socket, options);
}
beforeEach(() => {
  seats = ['a', 'b'].map(guest);
  rules.fail = [];
  sound.mockReset();
  api.mockReset().mockResolvedValue([]);
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
    await vi.waitFor(() => expect(controller.offer).toEqual({ kind: 'draw', by: 0, role: 'asked' }));
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

describe('a premove', () => {
  const steps = [{ kind: 'pass' as const }];

  it('is forgotten when the server refuses the move before it', async () => {
    await opened('a');
    await controller.move('d3-d4');
    controller.premove = steps;
    refused('too late');
    await vi.waitFor(() => expect(controller.mayMove).toBe(true));
    expect(controller.premove).toEqual([]);
  });

  it('is forgotten when a move is taken back', async () => {
    await opened('a');
    await controller.move('d3-d4');
    event(moved(2, 1, 0, 'd3-d4'));
    await vi.waitFor(() => expect(controller.state?.version).toBe(2));
    controller.premove = steps;
    event(takenBack(3, 0));
    await vi.waitFor(() => expect(controller.mayMove).toBe(true));
    expect(controller.premove).toEqual([]);
  });

  it('is forgotten where another move was played than the one it follows', async () => {
    await opened('a');
    await controller.move('d3-d4');
    controller.premove = steps;
    // Played in another tab.
    event(moved(2, 1, 0, 'c3-c4'));
    await vi.waitFor(() => expect(controller.moves).toEqual(['c3-c4']));
    expect(controller.premove).toEqual([]);
  });
});

describe('an offer', () => {
  const taken = async () => {
    await opened('b');
    event(moved(2, 1, 0, 'd3-d4'));
    event(offered(3, 0, 'draw'));
    await vi.waitFor(() => expect(controller.offer?.role).toBe('asked'));
  };

  it('is answered once, however often the button is pressed, until what comes of it is there', async () => {
    await taken();
    void controller.makeOffer('draw');
    void controller.makeOffer('draw');
    expect(offers()).toEqual(['draw']);
    expect(controller.asking).toBe('draw');
    // The answer comes before the event.
    answer(200, { version: 4, ply: 1, clocks: null });
    await settled();
    void controller.makeOffer('draw');
    expect(offers()).toEqual(['draw']);
    event(ended(4));
    await vi.waitFor(() => expect(controller.asking).toBeNull());
  });

  it('may be made again after a refusal', async () => {
    await taken();
    const done = controller.makeOffer('decline');
    refused('no such offer');
    await done;
    expect(controller.asking).toBeNull();
    expect(controller.message).toEqual({ id: 'web-online-refused', args: { why: 'no such offer' } });
    void controller.makeOffer('decline');
    expect(controller.message).toBeNull();
    expect(offers()).toEqual(['decline', 'decline']);
  });

  it('to abort needs the other side once both have moved', async () => {
    await opened('a');
    expect([controller.canAbort, controller.canOfferAbort]).toEqual([true, false]);
    event(moved(2, 1, 0, 'd3-d4'));
    event(moved(3, 2, 1, 'd6-d5'));
    await vi.waitFor(() => expect(controller.moves).toHaveLength(2));
    expect([controller.canAbort, controller.canOfferAbort]).toEqual([false, true]);
    event(offered(4, 0, 'abort'));
    await vi.waitFor(() => expect(controller.offer?.role).toBe('made'));
    expect(controller.canOfferAbort).toBe(false);
  });

  it('of an ally is told, and so is that others have to answer too', async () => {
    four();
    await opened('c');
    event(offered(2, 0, 'draw'));
    await vi.waitFor(() => expect(controller.offer).toEqual({ kind: 'draw', by: 0, role: 'ally' }));
    event({ ...offered(3, 1, 'draw'), kind: 'declined' } as GameEvent);
    await vi.waitFor(() => expect(controller.offer).toBeNull());
    expect(controller.message?.id).toBe('web-online-declined-draw');
    event(offered(4, 1, 'draw'));
    await vi.waitFor(() => expect(controller.offer?.role).toBe('asked'));
    event({ ...offered(5, 2, 'draw'), kind: 'accepted' } as GameEvent);
    await vi.waitFor(() => expect(controller.offer?.role).toBe('accepted'));
  });
});

describe('a rematch', () => {
  const told = (from: string, status: 'open' | 'cancelled') =>
    controller.notice({
      kind: 'challenge',
      challenge_id: 'r',
      game: 'turkish',
      from: guest(from),
      status,
      rematch_of: 'g',
    });
  const over = async (me: string) => {
    await opened(me);
    event(ended(2));
    await vi.waitFor(() => expect(controller.outcome).not.toBeNull());
  };
  const accept = async () => {
    const done = controller.makeOffer('rematch');
    answer(200, { version: 2, ply: 0, clocks: null });
    await done;
  };

  it('of four is accepted once, and waits for the others', async () => {
    four();
    await over('c');
    told('a', 'open');
    expect(controller.offer).toEqual({ kind: 'rematch', by: 0, role: 'asked' });
    await accept();
    expect(controller.offer).toEqual({ kind: 'rematch', by: 0, role: 'accepted' });
    // Somebody else accepts, who has not offered it.
    told('b', 'open');
    expect(controller.offer).toEqual({ kind: 'rematch', by: 0, role: 'accepted' });
    told('d', 'cancelled');
    expect(controller.offer).toBeNull();
    expect(controller.message?.id).toBe('web-online-declined-rematch');
  });

  it('of two is offered by the other, once the own offer is over', async () => {
    await over('a');
    await accept();
    told('b', 'open');
    expect(controller.offer).toMatchObject({ kind: 'rematch', by: 1, role: 'asked' });
  });

  it('is taken back by whoever offers it', async () => {
    await over('a');
    await accept();
    expect(controller.offer?.role).toBe('made');
    const done = controller.makeOffer('decline');
    answer(200, { version: 2, ply: 0, clocks: null });
    await done;
    expect([controller.offer, controller.message]).toEqual([null, null]);
    told('b', 'open');
    expect(controller.offer?.role).toBe('asked');
    told('b', 'cancelled');
    expect(controller.offer).toBeNull();
    expect(controller.message?.id).toBe('web-online-withdrawn-rematch');
  });

  it('that was offered before the page was opened is found, with those who accepted it', async () => {
    four();
    const players = ['a', 'c'].map(guest);
    api.mockImplementation((_, path) =>
      Promise.resolve(
        path === '/challenges' ? { challenges: [{ rematch_of: 'g', maker: guest('a'), players }] } : [],
      ),
    );
    await opened('c');
    event(ended(2));
    hear({ type: 'game', game: { ...game(2), status: 'ended' } });
    await vi.waitFor(() => expect(controller.offer).toEqual({ kind: 'rematch', by: 0, role: 'accepted' }));
  });
});

describe('events that cannot be folded', () => {
  it.each([
    ['a failure of the rules', 'failure'],
    ['any other error', 'error'],
  ])('are asked for once more, all of them: %s', async (_, kind) => {
    const { Failure } = await import('$lib/engine');
    const error =
      kind === 'failure' ? new Failure({ note: { id: 'odd', args: {} } } as never) : new Error('x');
    await opened('a');
    const before = hellos().length;
    rules.fail = [error];
    event(moved(2, 1, 0, 'd3-d4'));
    await vi.waitFor(() => expect(hellos().slice(before)).toEqual([0]));
    hear({ type: 'game', game: game(2) });
    event(started());
    event(moved(2, 1, 0, 'd3-d4'));
    await vi.waitFor(() => expect(controller.moves).toEqual(['d3-d4']));
    expect(controller.failure).toBeNull();
  });

  it('twice are a failure that is told, until they are folded', async () => {
    await opened('a');
    const before = hellos().length;
    rules.fail = [new Error('x'), new Error('x')];
    event(moved(2, 1, 0, 'd3-d4'));
    await vi.waitFor(() => expect(hellos()).toHaveLength(before + 1));
    event(started());
    await vi.waitFor(() => expect(controller.failure).not.toBeNull());
    // The connection was lost and is there again.
    hear({ type: 'game', game: game(2) });
    event(started());
    event(moved(2, 1, 0, 'd3-d4'));
    await vi.waitFor(() => expect(controller.moves).toEqual(['d3-d4']));
    expect(controller.failure).toBeNull();
  });

  it('a game that could not be read for a moment is there again', async () => {
    await opened('a');
    const problem = { status: 503, code: 'unavailable', title: '', detail: 'Try again' };
    hear({ type: 'answer', id: 'g', status: 503, body: problem });
    expect(controller.failure).not.toBeNull();
    hear({ type: 'game', game: game(1) });
    expect(controller.failure).toBeNull();
  });
});

describe('beside the moves', () => {
  const message = (id: string): Chat => ({ id, at: 1, player: guest('b'), preset: 'hello', text: null });

  it('only what is said now is news', async () => {
    await opened('a');
    controller.recall([message('old')]);
    expect([controller.chat.length, controller.said]).toEqual([1, null]);
    hear({ type: 'chat', game: 'g', message: message('new') });
    expect(controller.said?.id).toBe('new');
    // The same, heard again.
    hear({ type: 'chat', game: 'g', message: message('new') });
    controller.recall([message('old'), message('new')]);
    expect(controller.chat.map(({ id }) => id)).toEqual(['old', 'new']);
  });

  it('a tile makes no sounds and asks for nothing', async () => {
    renew({ quiet: true });
    await opened('a');
    event(moved(2, 1, 0, 'd3-d4'));
    event(ended(3));
    await vi.waitFor(() => expect(controller.outcome).not.toBeNull());
    expect(sound).not.toHaveBeenCalled();
    expect(api).not.toHaveBeenCalled();
  });
});
