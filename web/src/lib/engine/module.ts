// The WebAssembly module of rules and engine: a question in, an answer out.

interface Exports {
  memory: WebAssembly.Memory;
  room(len: number): number;
  call(): number;
  answer(): number;
  table(): number;
}

export interface Module {
  /** Answers a question; both are JSON. */
  ask: (question: string) => string;
  /** Takes a table of endings, as its file holds it. Whether it can be used. */
  table: (bytes: Uint8Array) => boolean;
}

export interface Surroundings {
  /** Hears what the engine thinks, as JSON. */
  tell: (text: string) => void;
  /** Whether the engine should stop. */
  stopped: () => boolean;
}

/** Loads the module from these bytes. Questions and answers are JSON texts. */
export async function load(
  source: Response | PromiseLike<Response>,
  { tell, stopped }: Surroundings,
): Promise<Module> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const text = (begin: number, len: number) =>
    decoder.decode(new Uint8Array(module.memory.buffer, begin >>> 0, len >>> 0));
  const { instance } = await WebAssembly.instantiateStreaming(source, {
    doska: {
      now: () => performance.now(),
      stopped: () => (stopped() ? 1 : 0),
      tell: (begin: number, len: number) => tell(text(begin, len)),
    },
  });
  const module = instance.exports as unknown as Exports;
  const put = (bytes: Uint8Array) => {
    // Asking for room may move the memory: it is looked at only afterwards.
    const room = module.room(bytes.length) >>> 0;
    new Uint8Array(module.memory.buffer, room, bytes.length).set(bytes);
  };
  return {
    ask(question) {
      put(encoder.encode(question));
      const len = module.call();
      return text(module.answer(), len);
    },
    table(bytes) {
      put(bytes);
      return module.table() !== 0;
    },
  };
}
