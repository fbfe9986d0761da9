// The module in a worker of its own: it answers one question after the other and never holds up the page.
import wasm from '../../engine/doska.wasm?url';
import { load } from './module';

/** A question in JSON, or the bytes of a table of endings. */
export type Question = { id: number; ask: string } | { id: number; table: Uint8Array };

/** `broken`: what went wrong; `started`: whether the module had been started. */
export type Reply =
  | { id: number; tell: string }
  | { id: number; answer: string }
  | { id: number; broken: string; started: boolean };

let flag: Int32Array | null = null;
let current = 0;
const reply = (message: Reply) => postMessage(message);

const module = load(fetch(wasm), {
  tell: (text) => reply({ id: current, tell: text }),
  // The page raises the flag to the number of the question that is no longer wanted.
  stopped: () => flag !== null && Atomics.load(flag, 0) >= current,
});

onmessage = async ({ data }: MessageEvent<Question | SharedArrayBuffer>) => {
  if (!('id' in data)) {
    flag = new Int32Array(data);
    return;
  }
  let started = false;
  try {
    const { ask, table } = await module;
    started = true;
    current = data.id;
    const answer = 'ask' in data ? ask(data.ask) : JSON.stringify({ ok: table(data.table) });
    reply({ id: data.id, answer });
  } catch (error) {
    reply({ id: data.id, broken: String(error), started });
  }
};
