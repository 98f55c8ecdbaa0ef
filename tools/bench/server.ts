import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseDir } from '../build/releases.ts';
import { SERVER_FLAGS } from '../node-flags.ts';

export type Settings = Readonly<Record<string, string>>;

/** A server of the last release, in a process of its own. */
export interface RunningServer extends AsyncDisposable {
  address: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts the server of a release with these settings and limits that no bench reaches. Resolves once it answers. Default release: the last
 * one that was built here.
 */
export async function startServer(settings: Settings, release = releaseDir()): Promise<RunningServer> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, path.join(release, 'server/server.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_SUBMISSIONS: '1000000000',
      RATE_LIMIT_VISITS: '1000000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The server did not start.')));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { address, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop };
}

/** Makes a folder that is removed at the end of its scope. */
export function temporaryFolder(): Disposable & { folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fatal-bench-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Memory of a process in MB: at this moment, or the most it ever had. Linux alone tells it. */
export const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The body of a contact form that is accepted. */
export const CONTACT = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
};

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
