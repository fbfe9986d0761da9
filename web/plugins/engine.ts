// Queries the WebAssembly module while the site is built.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Answers, Request, Response as Answer } from '../src/lib/contract';
import { load, type Module } from '../src/lib/engine/module';

const path = fileURLToPath(new URL('../src/engine/doska.wasm', import.meta.url));
let module: Promise<Module> | undefined;

export async function query<R extends Request>(request: R): Promise<Answers[R['request']]> {
  module ??= start();
  const response = JSON.parse((await module).call(JSON.stringify(request))) as Answer<Answers[R['request']]>;
  if ('error' in response) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(response.error)}`);
  return response.ok;
}

async function start() {
  const bytes = await readFile(path).catch(() => {
    throw new Error(`${path} is missing: build the engine first (make site)`);
  });
  const source = new Response(bytes, { headers: { 'Content-Type': 'application/wasm' } });
  return load(source, { info: () => {}, stopped: () => false });
}
