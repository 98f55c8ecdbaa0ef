// Builds what is stale, then becomes the server of that release.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail } from './build/fail.ts';
import { releaseDir } from './build/releases.ts';
import { readCommandLine } from './command/command-line.ts';
import './env-file.ts';
import { NODE_FLAGS, SERVER_FLAGS } from './node-flags.ts';

const USAGE = `npm start [-- --release <id>]
  --release  an earlier release, as it is`;
const { values } = readCommandLine(USAGE, { options: { release: { type: 'string' } } });

try {
  const { release: id } = values;
  // In a process of its own: what it writes to standard output is no business of the server's.
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
