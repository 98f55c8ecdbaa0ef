import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { command } from './processes.ts';

/** Path in Debian's package `systemd`. */
const PROGRAM = '/usr/bin/systemd-socket-activate';

const isInstalled = existsSync(PROGRAM);

if (!isInstalled && process.env.CI === 'true') {
  throw new Error('systemd-socket-activate is not installed: apt-get install systemd.');
}

/** Describes tests that need a systemd socket. Skips them if systemd isn't installed, and adds the reason to the name. */
export function describeWithSockets(name: string, tests: () => void): void {
  if (isInstalled) describe(name, tests);
  else describe.skip(`${name} (skipped: ${PROGRAM} is missing)`, tests);
}

export interface Service {
  /** URL from the server's output. */
  announced: Promise<string>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop: () => Promise<number>;
}

export interface OpenSocket {
  address: string;
  /** Starts a server on the socket, in addition to running ones. */
  start: () => Service;
}

/** Shell script that keeps descriptor 3 open and starts a server on it for each line of input. */
const SHELL = `while read -r name; do
  { sh -c 'echo "$0 has pid $$"; LISTEN_PID=$$ exec "$@"' "$name" "$@"; echo "$name ended with $?"; } &
done`;

/**
 * Opens a socket like fatal.socket. A first connection waits until a server is started. Stops everything after the test.
 */
export async function openSocket(env: Record<string, string>): Promise<OpenSocket> {
  const port = await freePort();
  const settings = Object.entries({ RATE_LIMIT_SUBMISSIONS: '1000000', ...env });
  const child = spawn(
    PROGRAM,
    [
      `--listen=127.0.0.1:${String(port)}`,
      ...settings.map(([name, value]) => `--setenv=${name}=${value}`),
      ...['sh', '-c', SHELL, 'sh', ...command('server.js').flat()],
    ],
    // A separate process group, so that the test can kill all of it.
    { stdio: 'pipe', detached: true },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close');
  onTestFinished(async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await closed;
  });
  const said = (pattern: RegExp, count = 1) =>
    vi.waitFor(
      () => {
        const found = Array.from(output.matchAll(pattern), ([, word]) => word ?? '')[count - 1];
        if (found === undefined)
          throw new Error(`Expected output matching ${pattern.source}, but got: ${output}`);
        return found;
      },
      { timeout: 60_000, interval: 10 },
    );

  await said(/^Listening on (\S+)/gm);
  let count = 0;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    start: () => {
      count += 1;
      const name = `server-${String(count)}`;
      child.stdin.write(`${name}\n`);
      const announced = said(/^Fatal is running at (\S+)$/gm, count);
      announced.catch(() => undefined);
      return {
        announced,
        stop: async () => {
          process.kill(Number(await said(new RegExp(`^${name} has pid (\\d+)$`, 'gm'))), 'SIGTERM');
          return Number(await said(new RegExp(`^${name} ended with (\\d+)$`, 'gm')));
        },
      };
    },
  };
}
