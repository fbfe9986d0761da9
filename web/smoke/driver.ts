// The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the smoke tests need, for two browsers that
// speak it: Firefox through Marionette, its own form of the protocol, and WebKitGTK over HTTP.
import { spawn } from 'node:child_process';

/** The commands by name, with their parameters. */
export interface Commands {
  Navigate: { url: string };
  ExecuteAsyncScript: { script: string; args: unknown[] };
  PerformActions: { actions: unknown[] };
  SetWindowRect: { width: number; height: number };
  SetTimeouts: { script: number; pageLoad: number };
  TakeScreenshot: Record<string, never>;
}

/** A running browser with one window. */
export interface Browser {
  send<Name extends keyof Commands>(name: Name, parameters: Commands[Name]): Promise<unknown>;
  /** Makes the page so large. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser and removes its files. */
  close(): Promise<void>;
}

/** A process that was started. */
export interface Running {
  /** Waits for a line on its standard output; the first group is what is looked for. */
  line(pattern: RegExp): Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a program with a home folder of its own. It never outlives this process. */
export function start(
  program: string,
  args: string[],
  home: string | undefined = process.env['HOME'],
  env: Record<string, string> = {},
): Running {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HOME: home, ...env },
  });
  let said = '';
  let failed: unknown;
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      failed ??= new Error(`${program} ended with ${code}`);
      resolve();
    });
    child.once('error', (error) => {
      failed = error;
      resolve();
    });
  });
  return {
    line: (pattern) =>
      until(`${program} says ${pattern.source}`, () => {
        if (failed) throw failed as Error;
        return pattern.exec(said)?.[1];
      }),
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

/** Looks again and again until there is something. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  seconds = 30,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${seconds} seconds were not enough: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
