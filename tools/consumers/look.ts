// Serves a built project and checks it in a browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptionsOf } from '../browsers.mjs';
import { freePort } from '../free-port.ts';
import { faults, type Check } from './checks.ts';

/** Image host of `examples/vite-studio`, and the local files served in its place. */
const PICTURES = 'https://pictures.example.com/';
const pictures = new URL('../../examples/next-studio/public/', import.meta.url);

const PATIENCE_MS = 60_000;

/** Starts the server of a project in its own process group. Returns a function that ends the group. */
function serve(project: string, port: number): () => void {
  const isNext = existsSync(`${project}/node_modules/.bin/next`);
  const [program, command] = isNext ? ['next', 'start'] : ['vite', 'preview'];
  const host = isNext ? '--hostname' : '--host';
  const { pid } = spawn(
    `${project}/node_modules/.bin/${program}`,
    [command, host, '127.0.0.1', '--port', String(port)],
    { cwd: project, stdio: 'ignore', detached: true },
  );
  return () => pid !== undefined && process.kill(-pid, 'SIGTERM');
}

async function untilAnswers(address: string) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`No response from ${address}.`);
}

/**
 * Opens the start page. Returns console messages, failed requests, axe violations and the problems found by
 * the check.
 */
export async function look(project: string, check: Check): Promise<string[]> {
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}/`;
  const stop = serve(project, port);
  const browser = await chromium.launch(launchOptionsOf('chromium'));
  const found: string[] = [];
  try {
    await untilAnswers(address);
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => found.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => found.push(`error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${String(response.status())} ${response.url()}`);
    });
    await page.route(`${PICTURES}**`, (route, request) =>
      route.fulfill({ path: fileURLToPath(new URL(new URL(request.url()).pathname.slice(1), pictures)) }),
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    found.push(...(await faults(page)), ...(await check({ page, project, address })));
    await page.waitForLoadState('networkidle');
  } finally {
    await browser.close();
    stop();
  }
  return found;
}
