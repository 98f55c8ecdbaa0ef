// Builds if sources have changed, then replaces this process with the server of that release.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail } from './build/fail.ts';
import { releaseDir } from './build/releases.ts';
import { readCommandLine } from './command/command-line.ts';
import './env-file.ts';
import { NODE_FLAGS, SERVER_FLAGS } from './node-flags.ts';

const USAGE = `npm start [-- --release <id>]
  --release  the release to start, without building`;
const { values } = readCommandLine(USAGE, { options: { release: { type: 'string' } } });

try {
  const { release: id } = values;
  // Builds in a child process, to keep its standard output out of the server's.
  if (id === undefined) build();
  const server = path.join(releaseDir(id), 'server/server.js');
  process.execve?.(process.execPath, [process.execPath, ...SERVER_FLAGS, server], process.env);
} catch (error) {
  fail(error);
}

function build(): void {
  const script = path.join(import.meta.dirname, 'build/build.ts');
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, script], {
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
