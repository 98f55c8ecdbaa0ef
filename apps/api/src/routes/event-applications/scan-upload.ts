import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { createQueue } from '../../lib/create-queue.ts';
import type { ScanResult } from '../../store/store.ts';

/** Maximum time that an applicant waits for the scan queue, in milliseconds: deploy/nginx.conf waits twelve seconds. */
const LIMIT = 8_000;

/** Queue for scans, one at a time: each may need a lot of memory, and anyone can upload files. */
const scanQueue = createQueue();

/**
 * Scans a file with the operator's command, which exits with 0 for a clean file and 1 for a suspicious one. Logs any other result
 * and returns `not scanned`, so that no application is lost to a broken scanner.
 *
 * @param command The program and its options. Omitted if there is no scanner.
 * @param file Path of the upload. No part of it is chosen by the sender.
 */
export async function scanUpload(
  command: readonly string[] | undefined,
  file: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ScanResult> {
  const [program, ...options] = command ?? [];
  if (program === undefined) return 'not scanned';
  const signal = AbortSignal.timeout(LIMIT);
  try {
    return await scanQueue(() => scan(program, [...options, file], signal));
  } catch (error) {
    log.warn({ err: error }, 'an upload was not scanned');
    return 'not scanned';
  }
}

async function scan(program: string, args: readonly string[], signal: AbortSignal): Promise<ScanResult> {
  const child = spawn(program, args, {
    // A scanner parses untrusted files, so it gets none of the server's secrets.
    env: { PATH: process.env.PATH },
    signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return 'clean';
  if (code === 1) return 'flagged';
  throw new Error(`The scanner exited with ${String(code ?? killedBy)}.`);
}
