import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlineSocket, type GameFrame, type RawSocket } from './socket';
import type { ClientFrame, ServerFrame } from './wire';

class FakeSocket implements RawSocket {
  sent: ClientFrame[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.closed = true;
  }
  hear(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  of(type: ClientFrame['type']) {
    return this.sent.filter((frame) => frame.type === type);
  }
}

let made: FakeSocket[] = [];
/** How long the device has slept: its own clock stood still. */
let asleep = 0;
const sleep = (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
  asleep += ms;
};
let met: unknown[] = [];
let socket: OnlineSocket;
const last = () => made.at(-1)!;
/** The server's clock is a minute ahead. */
const serverTime = () => Date.now() + 60_000;

function opened() {
  last().onopen?.();
  last().hear({ type: 'welcome', player: null, time: serverTime() });
}

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  met = [];
  asleep = 0;
  socket = new OnlineSocket({
    connect: () => {
      made.push(new FakeSocket());
      return last();
    },
    now: () => Date.now() - asleep,
    random: () => 0.5,
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
    welcomed: (player) => met.push(player),
  });
  return () => vi.useRealTimers();
});

const follower = (version = 0, heard: GameFrame[] = []) => ({
  version: () => version,
  hear: (frame: GameFrame) => void heard.push(frame),
});

describe('the socket', () => {
  it('says hello with the version of every game, again after a reconnect', () => {
    let version = 0;
    socket.follow('a', { version: () => version, hear: () => {} });
    expect(made).toHaveLength(1);
    opened();
    expect(last().of('hello')).toEqual([{ type: 'hello', games: [{ id: 'a', version: 0 }], lobby: false }]);
    version = 7;
    socket.follow('b', follower(3));
    expect(last().of('hello')[1]).toMatchObject({ games: [{ id: 'b', version: 3 }] });
    last().onclose?.({ code: 1006 });
    expect(socket.status).toBe('waiting');
    vi.advanceTimersByTime(500);
    expect(made).toHaveLength(2);
    opened();
    expect(last().of('hello')[0]).toMatchObject({
      games: [
        { id: 'a', version: 7 },
        { id: 'b', version: 3 },
      ],
    });
  });

  it('waits longer after every failure, up to a limit', () => {
    socket.follow('a', follower());
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = made.length;
      last().onclose?.({ code: 1006 });
      let waited = 0;
      while (made.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 15_000]);
    expect(waits.at(-1)).toBe(15_000);
  });

  it('sends an unanswered command again with the same id, and answers it once', async () => {
    socket.follow('a', follower());
    opened();
    const answer = socket.command({ type: 'move', game: 'a', move: 'd3-d4', ply: 0 });
    const [first] = last().of('move');
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(last().of('move')).toEqual([]);
    opened();
    expect(last().of('move')).toEqual([first]);
    const id = (first as { id: string }).id;
    last().hear({ type: 'answer', id, status: 200, body: { version: 2, ply: 1, clocks: null } });
    last().hear({ type: 'answer', id, status: 409, body: {} });
    expect(await answer).toEqual({ status: 200, body: { version: 2, ply: 1, clocks: null } });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    opened();
    expect(last().of('move')).toEqual([]);
  });

  it('keeps commands given while it is away, in order', () => {
    socket.follow('a', follower());
    void socket.command({ type: 'move', game: 'a', move: 'd3-d4', ply: 0 });
    void socket.command({ type: 'resign', game: 'a' });
    opened();
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'move', 'resign', 'ping']);
    const ids = last().sent.flatMap((frame) => ('id' in frame ? [frame.id] : []));
    expect(new Set(ids).size).toBe(2);
  });

  it('comes back a moment after the server was drained', () => {
    socket.follow('a', follower());
    opened();
    last().hear({ type: 'drain' });
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1400);
    expect(made).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(made).toHaveLength(2);
  });

  it('notices that the other end is silent', () => {
    socket.follow('a', follower());
    opened();
    vi.advanceTimersByTime(10_000);
    last().hear({ type: 'pong', time: serverTime() });
    expect(last().of('ping')).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(last().closed).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(made[0]?.closed).toBe(true);
  });

  it('is quiet while the network is gone, and back at once when it is', () => {
    socket.follow('a', follower());
    opened();
    socket.network(false);
    expect(socket.status).toBe('waiting');
    expect(made[0]?.closed).toBe(true);
    socket.network(true);
    expect(made).toHaveLength(2);
    expect(socket.status).toBe('connecting');
  });

  it('knows the time of the server, by the shortest round trip', () => {
    socket.follow('a', follower());
    opened();
    const error = () => socket.time() - serverTime();
    expect(error()).toBe(0);
    vi.advanceTimersByTime(40);
    last().hear({ type: 'pong', time: serverTime() - 20 });
    expect(socket.lag).toBe(40);
    expect(error()).toBe(0);
    // A slow answer teaches nothing.
    vi.advanceTimersByTime(9960);
    vi.advanceTimersByTime(3000);
    last().hear({ type: 'pong', time: serverTime() - 100 });
    expect(Math.abs(error())).toBeLessThan(2);
  });

  it('gives each frame to those who follow the game, and leaves when nobody does', () => {
    const heard: GameFrame[] = [];
    const leave = socket.follow('a', follower(0, heard));
    socket.follow('b', follower());
    opened();
    last().hear({ type: 'presence', game: 'a', seats: [true, false], watching: 1, claim_at: [] });
    last().hear({ type: 'presence', game: 'b', seats: [true, false], watching: 1, claim_at: [] });
    expect(heard).toHaveLength(1);
    leave();
    expect(last().of('leave')).toEqual([{ type: 'leave', game: 'a' }]);
    last().hear({ type: 'presence', game: 'a', seats: [true, true], watching: 1, claim_at: [] });
    expect(heard).toHaveLength(1);
  });

  it('rests when nobody needs it', () => {
    const leave = socket.follow('a', follower());
    opened();
    leave();
    expect(socket.status).toBe('idle');
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(1);
  });

  it('says who the server knows this tab as', () => {
    socket.follow('a', follower());
    opened();
    expect(met).toEqual([null]);
  });

  it('tells of every connection, since what happened before was not heard', () => {
    let opens = 0;
    let lobby = 0;
    socket.followOpen(() => opens++);
    expect(made).toHaveLength(0);
    socket.followLobby(() => lobby++);
    opened();
    expect([opens, lobby]).toEqual([1, 1]);
    socket.followOpen(() => opens++);
    expect(opens).toBe(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    opened();
    expect([opens, lobby]).toEqual([4, 2]);
  });
});

describe('while nobody looks', () => {
  it('the connection is let go, and comes back with a glance', () => {
    socket.follow('a', follower(3));
    socket.followNotices(() => {});
    opened();
    socket.look(false);
    expect([socket.status, last().closed]).toEqual(['idle', true]);
    socket.follow('b', follower());
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(1);
    socket.look(true);
    expect(made).toHaveLength(2);
    opened();
    expect(last().of('hello')[0]).toMatchObject({ games: [{ id: 'a', version: 3 }, { id: 'b' }] });
  });

  it('it stays for a game that is played now, or may begin, until that is over', () => {
    socket.follow('a', follower());
    const [play, wait] = [socket.hold(), socket.hold()];
    opened();
    socket.look(false);
    play();
    play();
    expect(socket.status).toBe('open');
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(made).toHaveLength(2);
    wait();
    expect([socket.status, last().closed]).toEqual(['idle', true]);
    socket.hold();
    expect(made).toHaveLength(3);
  });

  it('a command is still carried out', async () => {
    socket.follow('a', follower());
    opened();
    socket.look(false);
    const answer = socket.command({ type: 'resign', game: 'a' });
    opened();
    const { id } = last().of('resign')[0] as { id: string };
    last().hear({ type: 'answer', id, status: 200, body: {} });
    expect((await answer).status).toBe(200);
    expect(socket.status).toBe('idle');
  });
});

describe('whoever comes back to the page', () => {
  it('waits three seconds for a sign of life, no longer', () => {
    socket.follow('a', follower());
    opened();
    vi.advanceTimersByTime(5000);
    socket.look(true);
    vi.advanceTimersByTime(2900);
    last().hear({ type: 'pong', time: serverTime() });
    vi.advanceTimersByTime(1000);
    expect(made).toHaveLength(1);
    socket.look(true);
    vi.advanceTimersByTime(2900);
    expect(made[0]?.closed).toBe(false);
    vi.advanceTimersByTime(100);
    expect(made[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1);
    expect(made).toHaveLength(2);
  });

  it('finds the time of the server right after a sleep, before the server has said anything', () => {
    socket.follow('a', follower());
    opened();
    vi.advanceTimersByTime(40);
    last().hear({ type: 'pong', time: serverTime() - 20 });
    const error = () => Math.abs(socket.time() - serverTime());
    expect(error()).toBe(0);
    sleep(3_600_000);
    expect(error()).toBe(3_600_000);
    socket.look(true);
    expect(error()).toBe(0);
    // The old connection may still have something to say, of an hour ago.
    expect([made[0]?.closed, made.length]).toEqual([true, 2]);
    // The clock on the wall was not quite right.
    last().onopen?.();
    last().hear({ type: 'welcome', player: null, time: serverTime() + 700 });
    expect(error()).toBe(700);
    vi.advanceTimersByTime(20);
    last().hear({ type: 'pong', time: serverTime() - 10 });
    expect(error()).toBe(0);
  });

  it('need not come back: a sleep is noticed by itself', () => {
    socket.follow('a', follower());
    opened();
    sleep(60_000);
    vi.advanceTimersByTime(10_000);
    expect([made[0]?.closed, made.length]).toEqual([true, 2]);
  });

  it('after a sleep does not wait for the next try', () => {
    socket.follow('a', follower());
    last().onclose?.({ code: 1006 });
    sleep(60_000);
    socket.look(true);
    expect(made).toHaveLength(2);
  });
});
