// The WebAssembly module of rules and engine: a request in, a response out.

interface Exports {
  memory: WebAssembly.Memory;
  buffer(len: number): number;
  call(): number;
  response(): number;
  table(): number;
}

export interface Module {
  /** Answers a request; both are JSON. */
  call: (request: string) => string;
  /** Takes an endgame table, as its file holds it. Whether it can be used. */
  table: (bytes: Uint8Array) => boolean;
}

export interface Imports {
  /** Hears what a search finds, as JSON. */
  info: (text: string) => void;
  /** Whether the search should stop. */
  stopped: () => boolean;
}

/** Loads the module from these bytes. */
export async function load(
  source: globalThis.Response | PromiseLike<globalThis.Response>,
  { info, stopped }: Imports,
): Promise<Module> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const text = (begin: number, len: number) =>
    decoder.decode(new Uint8Array(module.memory.buffer, begin >>> 0, len >>> 0));
  const { instance } = await WebAssembly.instantiateStreaming(source, {
    doska: {
      now: () => performance.now(),
      stopped: () => (stopped() ? 1 : 0),
      info: (begin: number, len: number) => info(text(begin, len)),
    },
  });
  const module = instance.exports as unknown as Exports;
  const put = (bytes: Uint8Array) => {
    // Asking for a buffer may move the memory: it is looked at only afterwards.
    const begin = module.buffer(bytes.length) >>> 0;
    new Uint8Array(module.memory.buffer, begin, bytes.length).set(bytes);
  };
  return {
    call(request) {
      put(encoder.encode(request));
      const len = module.call();
      return text(module.response(), len);
    },
    table(bytes) {
      put(bytes);
      return module.table() !== 0;
    },
  };
}
