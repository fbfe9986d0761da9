// One worker with the module of rules and engine, asked from the page.
import type { Answers, Note, Request, RequestError, Response, SearchInfo } from '$lib/contract';
import { report } from '$lib/trouble.svelte';
import type { Message, Reply } from './worker';

/** Why there is no answer. `ply`: the move of a game that could not be played, from 1. */
export class Failure extends Error {
  readonly note: Note;
  readonly ply: number | null;

  constructor({ note, ply }: RequestError) {
    super(note.id);
    this.note = note;
    this.ply = ply;
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  onInfo: ((info: SearchInfo) => void) | undefined;
}

export class EngineWorker {
  #worker: Worker | null = null;
  #flag: Int32Array | null = null;
  #waiting = new Map<number, Waiting>();
  #requests = 0;

  /** Sends a request; `onInfo` hears what a search finds meanwhile. A search that is aborted is answered
   *  with what it has found by then, or rejected where the worker had to be ended. */
  ask<R extends Request>(
    request: R,
    onInfo?: (info: SearchInfo) => void,
    signal?: AbortSignal,
  ): Promise<Answers[R['request']]> {
    const id = ++this.#requests;
    const answer = this.#post<Answers[R['request']]>({ id, request: JSON.stringify(request) }, onInfo);
    signal?.addEventListener('abort', () => this.#stop(id), { once: true });
    if (signal?.aborted) this.#stop(id);
    return answer;
  }

  /** Gives it an endgame table, as its file holds it. Whether it can be used. */
  addTable(table: Uint8Array): Promise<boolean> {
    return this.#post({ id: ++this.#requests, table }, undefined);
  }

  #post<Answer>(message: Message, onInfo: Waiting['onInfo']): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve, reject, onInfo });
      try {
        this.#start().postMessage(message);
      } catch (error) {
        console.error(error);
        this.#failed();
      }
    });
  }

  /** Ends the worker; what waits is rejected. The next request starts another. */
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
    // Without shared memory a searching worker hears nothing: it is ended, and forgets what it knew.
    if (this.#flag) Atomics.store(this.#flag, 0, id);
    else this.end();
  }

  #hear(reply: Reply) {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    if ('info' in reply) {
      waiting.onInfo?.(JSON.parse(reply.info) as SearchInfo);
      return;
    }
    this.#waiting.delete(reply.id);
    if ('broken' in reply) {
      waiting.reject(new Error(reply.broken));
      if (reply.started) this.end();
      else this.#failed();
      return;
    }
    const response = JSON.parse(reply.response) as Response<unknown>;
    if ('ok' in response) waiting.resolve(response.ok);
    else waiting.reject(new Failure(response.error));
  }
}
