// Debian's Firefox, driven through Marionette: no driver has to be installed beside it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, until, type Browser, type Commands } from './driver';

const PREFERENCES = {
  // Any free port; the browser writes it into its profile.
  'marionette.port': 0,
  // Nothing talks to the network by itself.
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'intl.accept_languages': 'en-GB',
};

export async function firefox(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'doska-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(home, 'user.js'), lines.join('\n'));
  // System access is for pages narrower than a window can be.
  const args = [
    '--headless',
    '--no-remote',
    '--marionette',
    '--remote-allow-system-access',
    '--profile',
    home,
  ];
  const running = start(process.env['FIREFOX'] ?? 'firefox-esr', args, home);
  const close = async () => {
    await running.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await until('Firefox starts', () =>
      readFile(join(home, 'MarionetteActivePort'), 'utf8').catch(() => ''),
    );
    const marionette = await Marionette.connect(Number(port));
    await marionette.send('WebDriver:NewSession', {});
    return new Firefox(marionette, close);
  } catch (error) {
    await close();
    throw error;
  }
}

class Firefox implements Browser {
  constructor(
    private readonly marionette: Marionette,
    private readonly end: () => Promise<void>,
  ) {}

  async send<Name extends keyof Commands>(name: Name, parameters: Commands[Name]) {
    const whole = name === 'TakeScreenshot' ? { full: false, hash: false } : parameters;
    return this.marionette.send(`WebDriver:${name}`, whole);
  }

  /** A window has a least width, but what it shows may be narrower. */
  async resize(width: number, height: number) {
    await this.marionette.send('Marionette:SetContext', { value: 'chrome' });
    const script = `const { style } = gBrowser.selectedBrowser;
      for (const [side, size] of [['width', arguments[0]], ['height', arguments[1]]])
        for (const name of [side, 'min-' + side, 'max-' + side])
          style.setProperty(name, size + 'px', 'important');`;
    await this.marionette.send('WebDriver:ExecuteScript', { script, args: [width, height] });
    await this.marionette.send('Marionette:SetContext', { value: 'content' });
  }

  async close() {
    this.marionette.close();
    await this.end();
  }
}

/** The protocol: messages as JSON with their length before them, `[type, id, error or name, result or parameters]`. */
class Marionette {
  private sent = 0;
  private received = Buffer.alloc(0);
  private readonly waiting = new Map<number, (error: unknown, result: unknown) => void>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => this.read(bytes));
    socket.on('close', () => this.waiting.forEach((answer) => answer('the browser is gone', null)));
    // `close` follows.
    socket.on('error', () => {});
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').once('error', reject);
      socket.once('connect', () => resolve(new Marionette(socket)));
    });
  }

  send(name: string, parameters: object): Promise<unknown> {
    const id = ++this.sent;
    const text = JSON.stringify([0, id, name, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) =>
      this.waiting.set(id, (error, result) =>
        error
          ? reject(new Error(`${name}: ${JSON.stringify(error)}`))
          : resolve((result as { value?: unknown } | null)?.value),
      ),
    );
  }

  private read(bytes: Buffer) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as unknown;
      this.received = this.received.subarray(end);
      // The greeting is an object.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, unknown, unknown];
      this.waiting.get(id)?.(error, result);
      this.waiting.delete(id);
    }
  }

  close() {
    this.socket.destroy();
  }
}
