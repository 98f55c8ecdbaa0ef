import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Session } from './session.ts';

/** Debian's WebKit, driven by its WebDriver on a screen that nobody sees. */
export class WebKit {
  readonly #screen: ChildProcess;
  readonly #driver: ChildProcess;
  readonly #url: string;
  readonly #browser: string;

  private constructor(screen: ChildProcess, driver: ChildProcess, url: string, browser: string) {
    this.#screen = screen;
    this.#driver = driver;
    this.#url = url;
    this.#browser = browser;
  }

  static async start(programs: { driver: string; browser: string; screen: string }): Promise<WebKit> {
    // The screen chooses a number that is free, and writes it when it is ready.
    const screen = spawn(
      programs.screen,
      ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${String(port)}`], {
      // Without a graphics card, to draw by hand is quicker than to draw by a card that is only played.
      env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${String(port)}`;
    while (!(await isReady(url))) {
      if (driver.exitCode !== null) throw new Error(`${programs.driver} ended.`);
      await setTimeout(50);
    }
    return new WebKit(screen, driver, url, programs.browser);
  }

  /** Opens a browser that knows nothing of those before it; there can be one at a time. */
  openSession(): Promise<Session> {
    return Session.open(this.#url, {
      'webkitgtk:browserOptions': {
        binary: this.#browser,
        args: ['--automation', '--time-zone=Europe/Madrid'],
      },
    });
  }

  [Symbol.dispose](): void {
    this.#driver.kill();
    this.#screen.kill();
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
