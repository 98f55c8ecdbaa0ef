import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../tools/free-port.ts';
import { Product } from './product.ts';
import { allPositions } from './routes.ts';
import { expect, waitForHydration, presetGatePassed, test } from './test.ts';

const root = path.join(import.meta.dirname, '../../..');
const [position = ''] = allPositions();

/** Settings for both servers: a wishlist count and closed applications. */
const SETTINGS = { WISHLIST_COUNT: '1234567', APPLICATIONS_CLOSE_AT: '2026-01-31T23:59:00+01:00' };

/** Starts `npm run dev` on a free port, with its own data. */
async function startDev(dataDir: string) {
  const port = String(await freePort());
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = (address: string) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(() => answers(`${url}/healthz`), { timeout: 90_000 }).toBe(true);
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns the accessibility tree of a page after hydration. */
async function readPage(page: Page, url: string, last: string): Promise<string> {
  await page.goto(url);
  await waitForHydration(page);
  await expect(page.locator(last)).toBeVisible();
  return page.locator('body').ariaSnapshot();
}

test.use({ expectedNoise: { patterns: [/\[vite\]/, /React DevTools/] } });

test('development renders the gate, closed forms and the count like the build', async ({ page }, info) => {
  test.slow();
  await using built = await Product.start(SETTINGS);
  await using dev = await startDev(info.outputPath('data'));
  // Opens the page first, because Vite reloads a page after it has optimized its dependencies.
  await page.goto(`${dev.url}/gate`);
  await waitForHydration(page);

  const same = async (address: string, last: string) => {
    const developed = await readPage(page, dev.url + address, last);
    expect(developed).toBe(await readPage(page, built.url + address, last));
  };
  await same('/gate', 'form');
  await presetGatePassed(page);
  await same(position, '#apply[data-status="closed"]');
  await same('/', '.gloam-digit-counter[data-value="1234567"]');
});
