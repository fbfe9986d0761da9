// What a tap and a move cost at different plies of one long game: bytes to and from the worker of the rules,
// and milliseconds from the page's request to its answer. Beside each ply the same position with no game
// before it: what a long game adds is the difference.

/** The game: moves by chance, always the same. Topological Checkers is the one whose games are this long. */
const GAME = 'topological';
const SEED = 4;
const PLIES = [10, 100, 400];
/** Each is measured so often; the median counts. */
const ROUNDS = 41;

/** In the page: plays the game and measures. */
async function measure({ worker, game, seed, plies, rounds }) {
  const rules = new Worker(worker, { type: 'module' });
  let requests = 0;
  const ask = (request) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const text = JSON.stringify(request);
      rules.onmessage = ({ data }) => {
        if (data.broken) return reject(new Error(data.broken));
        const response = JSON.parse(data.response);
        const ms = performance.now() - begun;
        if (response.error) return reject(new Error(JSON.stringify(response.error)));
        resolve({ answer: response.ok, ms, sent: text.length, received: data.response.length });
      };
      rules.postMessage({ id: ++requests, request: text });
    });
  const last = Math.max(...plies);
  const moves = [];
  const positions = [];
  await ask({ request: 'open', session: 1, game: { game, start: null, moves } });
  for (let ply = 0, chance = seed; ply <= last; ply++) {
    const { answer: legal } = await ask({ request: 'legal-moves', session: 1 });
    if (legal.length === 0) throw new Error(`the game is over after ${ply} plies`);
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    const { move } = legal[(chance >>> 8) % legal.length];
    const { answer } = await ask({ request: 'seek', session: 1, ply, moves: [move] });
    moves.push(move);
    positions[ply + 1] = answer.at.position;
  }
  await ask({ request: 'close', session: 1 });

  const median = (list, of) => list.map(of).sort((a, b) => a - b)[list.length >> 1];
  const sum = (list) => ({
    ms: median(list, ({ ms }) => ms),
    sent: median(list, ({ sent }) => sent),
    received: median(list, ({ received }) => received),
  });
  /** Taps and plays one move again and again where a game stands. */
  const measureAt = async (session, ref) => {
    const { answer: state } = await ask({
      request: 'start-round',
      session,
      game: ref,
      control: '60+0',
      now: 0,
    });
    const { answer: legal } = await ask({ request: 'legal-moves', session });
    const { move, steps } = legal.reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
    const { seat } = state.at.view;
    const [taps, played] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const [from, step] of steps.entries())
        taps.push(await ask({ request: 'tap', session, from, steps: [step] }));
      const command = { id: String(round), seat, ply: ref.moves.length, action: { kind: 'move', move } };
      played.push(await ask({ request: 'command-round', session, command, now: round }));
      await ask({ request: 'takeback-round', session, seats: [seat], now: round });
    }
    await ask({ request: 'close', session });
    return { tap: sum(taps), move: sum(played) };
  };
  const rows = [];
  for (const [i, ply] of plies.entries()) {
    const start = positions[ply];
    const whole = await measureAt(2 + 2 * i, { game, start: null, moves: moves.slice(0, ply) });
    const alone = await measureAt(3 + 2 * i, { game, start, moves: [] });
    rows.push({ ply, whole, alone });
  }
  rules.terminate();
  return rows;
}

/** Prints the table. `worker` is the path of the site's worker. */
export async function printTaps(page, worker) {
  const rows = await page.evaluate(measure, { worker, game: GAME, seed: SEED, plies: PLIES, rounds: ROUNDS });
  console.log('\n### A tap and a move\n');
  console.log('| ply | what | bytes sent | bytes received | ms | ms without the game before it |');
  console.log('|--:|---|--:|--:|--:|--:|');
  for (const { ply, whole, alone } of rows)
    for (const what of ['tap', 'move']) {
      const { sent, received, ms } = whole[what];
      console.log(
        `| ${ply} | ${what} | ${sent} | ${received} | ${ms.toFixed(2)} | ${alone[what].ms.toFixed(2)} |`,
      );
    }
  console.log(
    `\nOne game of \`${GAME}\` by chance, its position at each ply tapped and played ${ROUNDS} times in Chromium; the`,
  );
  console.log('median counts. What is received for a move is mostly the new position to draw.');
}
