import type { Retention } from '@fatal/contracts';
import { deleteFiles } from '../lib/data-files.ts';
import type { Store } from '../store/store.ts';
import { deleteOldBackups } from './old-backups.ts';
import { daysAgo, purgeLimits } from './purge-limits.ts';
import { sweepFiles } from './sweep-files.ts';

const HOUR = 60 * 60_000;

export interface RetentionJobOptions {
  store: Pick<Store, 'claimPurge' | 'purge' | 'knownFiles'>;
  dataDir: string;
  retention: Retention;
  /** The time in milliseconds. */
  now: () => number;
  log: {
    info: (counts: object, message: string) => void;
    error: (error: object, message: string) => void;
  };
  /** Time between two checks, in milliseconds. Default: an hour. */
  interval?: number;
}

export interface RetentionJob {
  /** Waits for a running purge. */
  stop: () => Promise<void>;
}

/**
 * Checks every hour for the daily purge. Each process sweeps files at startup and with every 24th check, because replicas may
 * have separate folders.
 */
export function startRetention({ interval = HOUR, ...options }: RetentionJobOptions): RetentionJob {
  let looks = 0;
  let running: Promise<void> | undefined;
  const look = () => {
    // A purge may take longer than the interval.
    running ??= runOnceDue(options, looks++ % 24 === 0)
      .catch((error: unknown) => options.log.error({ err: error }, 'purge failed'))
      .finally(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function runOnceDue(
  { store, dataDir, retention, now, log }: RetentionJobOptions,
  sweeps: boolean,
): Promise<void> {
  if (await store.claimPurge()) {
    const { files, ...counts } = await store.purge(purgeLimits(retention, now()));
    const filesLeft = await deleteFiles(dataDir, files);
    const backups = await deleteOldBackups(dataDir, daysAgo(retention.backups, now()));
    const deleted = { files: files.length - filesLeft.length, backups: backups.deleted.length };
    log.info({ ...counts, ...deleted }, 'purged');
    const left = [...filesLeft, ...backups.left];
    if (left.length > 0) log.error({ left }, 'could not delete old data');
  }
  if (!sweeps) return;
  const swept = await sweepFiles({ dataDir, store, now });
  if (swept > 0) log.info({ files: swept }, 'deleted orphaned files');
}
