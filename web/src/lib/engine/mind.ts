// One worker with the module of rules and engine, asked from the page.
import type { Note } from '$board/wire';
import { report } from '$lib/trouble.svelte';
import type { Question, Reply } from './worker';

/** Why there is no answer. `ply`: the move of a game that could not be played, from 1. */
export class Failure extends Error {
  constructor(
    readonly note: Note,
    readonly ply: number | null,
  ) {
    super(note.id);
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  tell: ((thought: never) => void) | undefined;
}

export class Mind {
  #worker: Worker | null = null;
  #flag: Int32Array | null = null;
  #waiting = new Map<number, Waiting>();
  #questions = 0;

  /** Asks, and hears the engine's thoughts meanwhile. A question that is given up is answered with what is
   *  known by then, or rejected where the worker had to be ended. */
  ask<Answer, SearchInfo = never>(
    question: object,
    tell?: (thought: SearchInfo) => void,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const id = ++this.#questions;
    const answer = this.#post<Answer>({ id, ask: JSON.stringify(question) }, tell);
    signal?.addEventListener('abort', () => this.#stop(id), { once: true });
    if (signal?.aborted) this.#stop(id);
    return answer;
  }

  /** Gives it a table of endings, as its file holds it. Whether it can be used. */
  know(table: Uint8Array): Promise<boolean> {
    return this.#post({ id: ++this.#questions, table }, undefined);
  }

  #post<Answer>(question: Question, tell: Waiting['tell']): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject, tell });
      try {
        this.#start().postMessage(question);
      } catch (error) {
        console.error(error);
        this.#failed();
      }
    });
  }

  /** Ends the worker; what waits is rejected. The next question starts another. */
  end() {
    this.#worker?.terminate();
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new DOMException('ended', 'AbortError'));
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    worker.onerror = () => this.#failed();
    this.#worker = worker;
    // WebKitGTK says that the page is isolated, and has no shared memory all the same.
    if (crossOriginIsolated && typeof SharedArrayBuffer === 'function') {
      const shared = new SharedArrayBuffer(4);
      this.#flag = new Int32Array(shared);
      worker.postMessage(shared);
    }
    return worker;
  }

  /** It could not even be started: nothing that waits will be answered. */
  #failed() {
    report(typeof WebAssembly === 'object' ? 'engine' : 'wasm');
    this.end();
  }

  #stop(id: number) {
    if (!this.#waiting.has(id)) return;
    // Without shared memory a thinking worker hears nothing: it is ended, and forgets what it knew.
    if (this.#flag) Atomics.store(this.#flag, 0, id);
    else this.end();
  }

  #hear(reply: Reply) {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    if ('tell' in reply) {
      waiting.tell?.(JSON.parse(reply.tell) as never);
      return;
    }
    this.#waiting.delete(reply.id);
    if ('broken' in reply) {
      waiting.reject(new Error(reply.broken));
      if (reply.started) this.end();
      else this.#failed();
      return;
    }
    const answer = JSON.parse(reply.answer) as
      { ok: unknown } | { error: { note: Note; ply: number | null } };
    if ('ok' in answer) waiting.resolve(answer.ok);
    else waiting.reject(new Failure(answer.error.note, answer.error.ply));
  }
}
