import { PassThrough } from 'node:stream';
import { runCli } from '../src/cli/program.ts';
import type { DataLocation } from '../src/store/open-store.ts';
import { TODAY } from './stores.ts';

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run submissions` in this process, with the data of a test. */
export async function command(place: DataLocation, ...args: string[]): Promise<CommandResult> {
  return commandWith({}, place, ...args);
}

/** Like {@link command}, with more settings. */
export async function commandWith(
  env: Record<string, string>,
  { dataDir, databaseUrl = '' }: DataLocation,
  ...args: string[]
): Promise<CommandResult> {
  const stdout = new PassThrough();
  let printed = '';
  let stderr = '';
  stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await runCli(args, {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env },
    stdout,
    stderr: { write: (text) => (stderr += text) },
    now: () => TODAY,
  });
  stdout.end();
  return { code, stdout: printed, stderr };
}
