// A page in one of the browsers: what a person sees of it and does with it.
import { until, type Browser } from './driver';
import { NOTED } from './site';

/** The keys that have no letter, as WebDriver calls them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export class Page {
  constructor(
    private readonly browser: Browser,
    readonly address: string,
  ) {}

  async goto(path: string) {
    await this.browser.send('Navigate', { url: this.address + path });
    await this.ready();
  }

  /** As the page itself would: Firefox passes the service worker over when its driver reloads. */
  async reload() {
    await this.evaluate(() => {
      document.documentElement.dataset['before'] = 'true';
      setTimeout(() => location.reload());
    });
    await until('the page is loaded again', () =>
      this.evaluate(() => !('before' in document.documentElement.dataset)).catch(() => false),
    );
    await this.ready();
  }

  resize(width: number, height: number) {
    return this.browser.resize(width, height);
  }

  /** Waits until everything has come: what is left while it loads complains. */
  private async ready() {
    await this.expect('the page has come', async () => {
      if (document.querySelectorAll('main h1').length !== 1) return false;
      const size = () =>
        document.querySelectorAll('*').length + performance.getEntriesByType('resource').length;
      const before = size();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return document.readyState === 'complete' && size() === before;
    });
  }

  /** Runs a function in the page and waits for what it promises. */
  async evaluate<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    const script = `const [args, done] = arguments;
      Promise.resolve().then(() => (${work.toString()})(...args))
        .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
    const found = (await this.browser.send('ExecuteAsyncScript', { script, args: [args] })) as {
      value: Awaited<T>;
      error?: string;
    };
    if (found.error) throw new Error(found.error);
    return found.value;
  }

  /** Waits until something is so in the page. */
  async expect<Args extends unknown[]>(what: string, look: (...args: Args) => unknown, ...args: Args) {
    await until(what, () => this.evaluate(look, ...args), 60);
  }

  async press(...keys: (keyof typeof KEYS | 'f' | 'h' | 'u')[]) {
    const actions = keys
      .map((key) => (key in KEYS ? KEYS[key as keyof typeof KEYS] : key))
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
    await this.browser.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Clicks the first thing in sight that matches, with this name if one is given. */
  async click(selector: string, name?: string) {
    const { x, y } = await until(`there is a ${selector} ${name ?? ''}`, () =>
      this.evaluate(
        (selector, name) => {
          const all = [...document.querySelectorAll<HTMLElement>(selector)];
          const found = all.find(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              (name === null ||
                [element.getAttribute('aria-label'), element.textContent].some(
                  (words) => words?.trim() === name,
                )),
          );
          if (!found) return null;
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = found.getBoundingClientRect();
          const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
          return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
        },
        selector,
        name ?? null,
      ),
    );
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const parameters = { pointerType: 'mouse' };
    await this.browser.send('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
    });
  }

  /** The errors that pages had since the last call. */
  complaints(): Promise<string[]> {
    return this.evaluate((key) => {
      const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.removeItem(key);
      return noted;
    }, NOTED);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.browser.send('TakeScreenshot', {})) as string, 'base64');
  }
}
