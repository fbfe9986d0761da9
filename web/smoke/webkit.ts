// Debian's WebKitGTK: its small browser on a screen of its own, driven by WebKitWebDriver.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, until, type Browser, type Commands } from './driver';

/** How the commands are called over HTTP. */
const PATHS: Record<keyof Commands, [method: string, path: string]> = {
  Navigate: ['POST', 'url'],
  ExecuteAsyncScript: ['POST', 'execute/async'],
  PerformActions: ['POST', 'actions'],
  SetWindowRect: ['POST', 'window/rect'],
  SetTimeouts: ['POST', 'timeouts'],
  TakeScreenshot: ['GET', 'screenshot'],
};

export async function webkit(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'doska-webkit-'));
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], home);
  const closing = [() => rm(home, { recursive: true, force: true, maxRetries: 5 }), screen.stop];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };
  try {
    const display = await screen.line(/^(\d+)$/m);
    const port = await freePort();
    const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' };
    const driver = start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], home, env);
    closing.push(driver.stop);
    const address = `http://127.0.0.1:${port}/session`;
    // A full screen has no toolbar, whose least width would be that of the page.
    const options = { args: ['--automation', '--full-screen'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const session = await until('WebKitWebDriver starts', () =>
      request('POST', address, { capabilities }).catch((error: unknown) => {
        if (error instanceof TypeError) return null;
        throw error;
      }),
    );
    const { sessionId } = session as { sessionId: string };
    closing.push(async () => void (await request('DELETE', `${address}/${sessionId}`)));
    return new WebKit(`${address}/${sessionId}`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

class WebKit implements Browser {
  constructor(
    private readonly session: string,
    readonly close: () => Promise<void>,
  ) {}

  send<Name extends keyof Commands>(name: Name, parameters: Commands[Name]) {
    const [method, path] = PATHS[name];
    return request(method, `${this.session}/${path}`, method === 'GET' ? undefined : parameters);
  }

  async resize(width: number, height: number) {
    await this.send('SetWindowRect', { width, height });
  }
}

async function request(method: string, address: string, content?: object): Promise<unknown> {
  const body = content && JSON.stringify(content);
  const answer = await fetch(address, { method, ...(body === undefined ? {} : { body }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
