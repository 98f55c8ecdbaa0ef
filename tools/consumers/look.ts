// Serves a built project and looks at it in a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptionsOf } from '../browsers.mjs';
import type { Check } from './checks.ts';
import { faults } from './faults.ts';

/** The host that `examples/vite-studio` takes its pictures from, and the files that stand for it. */
const PICTURES = 'https://pictures.example.com/';
const pictures = new URL('../../examples/next-studio/public/', import.meta.url);

const PATIENCE_MS = 60_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The server of a project, in a group of its own, so that what it starts ends with it. */
function serve(project: string, port: number): () => void {
  const program = `${project}/node_modules/.bin/`;
  const isNext = existsSync(`${project}/node_modules/.bin/next`);
  const [command, args] = isNext
    ? ['next', ['start', '--hostname', '127.0.0.1']]
    : ['vite', ['preview', '--host', '127.0.0.1', '--strictPort']];
  const { pid } = spawn(program + command, [...args, '--port', String(port)], {
    cwd: project,
    stdio: 'ignore',
    detached: true,
  });
  return () => pid !== undefined && process.kill(-pid, 'SIGTERM');
}

async function untilAnswers(address: string) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/**
 * Opens the start page of a built project and gathers what is wrong: messages on the console, failed requests, what axe finds,
 * and what the project's own check does.
 */
export async function look(project: string, check: Check): Promise<string[]> {
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}/`;
  const stop = serve(project, port);
  const browser = await chromium.launch(launchOptionsOf('chromium'));
  const findings: string[] = [];
  try {
    await untilAnswers(address);
    const page = await browser.newPage();
    page.on('console', (message) => findings.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => findings.push(`error: ${error.message}`));
    page.on('response', (response) => {
      if (!response.ok() && response.status() !== 304)
        findings.push(`${String(response.status())} ${response.url()}`);
    });
    await page.route(`${PICTURES}**`, (route, request) =>
      route.fulfill({ path: fileURLToPath(new URL(new URL(request.url()).pathname.slice(1), pictures)) }),
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    findings.push(...(await faults(page)));
    findings.push(...(await check({ page, project, address })));
    await page.waitForLoadState('networkidle');
  } finally {
    await browser.close();
    stop();
  }
  return findings;
}
