// The WebAssembly module of rules and engine, as one function: a question in, an answer out.

interface Exports {
  memory: WebAssembly.Memory;
  room(len: number): number;
  call(): number;
  answer(): number;
}

export interface Surroundings {
  /** Hears what the engine thinks, as JSON. */
  tell(text: string): void;
  /** Whether the engine should stop. */
  stopped(): boolean;
}

/** Loads the module from these bytes. Questions and answers are JSON texts. */
export async function load(
  source: Response | PromiseLike<Response>,
  { tell, stopped }: Surroundings,
): Promise<(question: string) => string> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let module: Exports;
  const text = (begin: number, len: number) =>
    decoder.decode(new Uint8Array(module.memory.buffer, begin >>> 0, len >>> 0));
  const { instance } = await WebAssembly.instantiateStreaming(source, {
    doska: {
      now: () => performance.now(),
      stopped: () => (stopped() ? 1 : 0),
      tell: (begin: number, len: number) => tell(text(begin, len)),
    },
  });
  module = instance.exports as unknown as Exports;
  return (question) => {
    const bytes = encoder.encode(question);
    // Asking for room may move the memory: it is looked at only afterwards.
    const room = module.room(bytes.length) >>> 0;
    new Uint8Array(module.memory.buffer, room, bytes.length).set(bytes);
    const len = module.call();
    return text(module.answer(), len);
  };
}
