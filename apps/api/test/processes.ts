import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { NODE_FLAGS, SERVER_FLAGS } from '../../../tools/node-flags.ts';
import type {} from './build.ts';

export interface Finished {
  /** Exit code; `null` if a signal ended the process. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  /** URL from the server's output, such as `http://localhost:40123`. */
  announced: Promise<string>;
  finished: Promise<Finished>;
}

/** Returns the program and arguments that run a script of the bundle. */
export function command(script: 'server.js' | 'cli.js'): [node: string, args: string[]] {
  const bundle = inject('apiBundle');
  if (bundle === '') throw new Error('The server could not be built. See the error above.');
  const flags = script === 'server.js' ? SERVER_FLAGS : NODE_FLAGS;
  return [process.execPath, [...flags, join(bundle, script)]];
}

/** Runs a script of the bundle in a separate process. */
export function run(
  script: 'server.js' | 'cli.js',
  env: Record<string, string>,
  more: string[] = [],
): Running {
  const [node, args] = command(script);
  return runProgram(node, [...args, ...more], env);
}

/** Runs a program and kills it after the test. */
export function runProgram(program: string, args: string[], env: Record<string, string>): Running {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, RATE_LIMIT_SUBMISSIONS: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const announced = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const address = /^Fatal is running at (\S+)$/m.exec(stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`The server did not start. ${stderr}`)));
  });
  announced.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  // Waits for the exit, so that the process doesn't write to a folder that is being removed.
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await finished;
  });
  return { child, announced, finished };
}

export interface Server extends Running {
  address: string;
}

/** Runs the server on a free port and waits until it responds. */
export const runServerProcess = (env: Record<string, string>): Promise<Server> =>
  whenAnnounced(run('server.js', { PORT: '0', ...env }));

/** Waits until a server responds. */
export const whenAnnounced = async (running: Running): Promise<Server> => ({
  ...running,
  address: await running.announced,
});
