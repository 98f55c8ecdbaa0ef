import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseDir } from '../build/releases.ts';
import { SERVER_FLAGS } from '../node-flags.ts';

export type Settings = Readonly<Record<string, string>>;

/** Server of a release, running as a child process. */
export interface RunningServer extends AsyncDisposable {
  address: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts the server of a release, by default the last one built. Raises the rate limits so that no benchmark
 * reaches them. Resolves once the server listens.
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

/** Creates a temporary folder that is removed at the end of its scope. */
export function temporaryFolder(): Disposable & { folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fatal-bench-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the current (VmRSS) or peak (VmHWM) memory of a process, in MB. Linux only. */
export const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Valid body of a contact form. */
export const CONTACT = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
};

/** Formats a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
