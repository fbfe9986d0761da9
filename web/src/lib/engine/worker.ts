// The module in a worker of its own: it answers one request after the other and never holds up the page.
import wasm from '../../engine/doska.wasm?url';
import { load } from './module';

/** A request in JSON, or the bytes of an endgame table. */
export type Message = { id: number; request: string } | { id: number; table: Uint8Array };

/** `broken`: what went wrong; `started`: whether the module had been started. */
export type Reply =
  | { id: number; info: string }
  | { id: number; response: string }
  | { id: number; broken: string; started: boolean };

let flag: Int32Array | null = null;
let current = 0;
const reply = (message: Reply) => postMessage(message);

const module = load(fetch(wasm), {
  info: (text) => reply({ id: current, info: text }),
  // The page raises the flag to the number of the request that is no longer wanted.
  stopped: () => flag !== null && Atomics.load(flag, 0) >= current,
});

onmessage = async ({ data }: MessageEvent<Message | SharedArrayBuffer>) => {
  if (!('id' in data)) {
    flag = new Int32Array(data);
    return;
  }
  let started = false;
  try {
    const { call, table } = await module;
    started = true;
    current = data.id;
    const response = 'request' in data ? call(data.request) : JSON.stringify({ ok: table(data.table) });
    reply({ id: data.id, response });
  } catch (error) {
    reply({ id: data.id, broken: String(error), started });
  }
};
