// Starts what is shipped, and what it is compared with, for the benches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseDir } from '../build/releases.ts';
import { SERVER_FLAGS } from '../node-flags.ts';

const script = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export type Settings = Readonly<Record<string, string>>;

/** A server that runs in a process of its own. */
export interface RunningServer {
  address: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Runs the server with these settings; `address` once it answers. */
export function startServer(env: Settings, flags: readonly string[] = SERVER_FLAGS): Promise<RunningServer> {
  return start([...flags, path.join(releaseDir(), 'server/server.js')], {
    PORT: '0',
    RATE_LIMIT_SUBMISSIONS: '1000000000',
    LOG_LEVEL: 'fatal',
    ...env,
  });
}

/** Runs bare node:http, which gives the answers that `product` gives to GET of these paths, and to this POST. */
export const startBare = (
  product: string,
  paths: readonly string[],
  post: readonly [path: string, body: string],
): Promise<RunningServer> => start([script('bare.ts'), product, ...paths, '--', ...post], {});

/** Memory of a process at this moment, in MB; `VmHWM` is the most it ever had. */
export const memoryOf = (pid: number, name = 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function start(args: readonly string[], env: Settings): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
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
  return {
    address,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

export const CONTACT = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
};
