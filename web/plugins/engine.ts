// Queries the WebAssembly module while the site is built.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { load, type Module } from '../src/lib/engine/module';

const path = fileURLToPath(new URL('../src/engine/doska.wasm', import.meta.url));
let module: Promise<Module> | undefined;

export async function query<Answer>(request: object): Promise<Answer> {
  module ??= start();
  const answer = JSON.parse((await module).ask(JSON.stringify(request))) as { ok?: Answer; error?: unknown };
  if (answer.error) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer.error)}`);
  return answer.ok as Answer;
}

async function start() {
  const bytes = await readFile(path).catch(() => {
    throw new Error(`${path} is missing: build the engine first (make site)`);
  });
  const source = new Response(bytes, { headers: { 'Content-Type': 'application/wasm' } });
  return load(source, { tell: () => {}, stopped: () => false });
}
