import { setTimeout as sleep } from 'node:timers/promises';
import type { Retention } from '@fatal/contracts';
import { deleteOldBackups } from '../backup/old-backups.ts';
import { deleteFiles } from '../lib/data-files.ts';
import type { Store } from '../store/store.ts';
import { purgeLimits } from './purge-limits.ts';
import { sweepFiles } from './sweep-files.ts';

const HOUR = 60 * 60_000;

const DAY = 24 * HOUR;

/** Several processes that started together do not look at the same time, in milliseconds. */
const JITTER = 10 * 60_000;

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
  /** How long to wait before the next look, in milliseconds. Default: an hour and up to ten minutes. */
  wait?: () => number;
}

export interface RetentionJob {
  /** Waits for a purge under way. */
  stop: () => Promise<void>;
}

/**
 * Looks every hour whether the daily purge is due. Each process sweeps its own files at the start and after that once
 * a day, because another's purge cannot reach them.
 */
export function startRetention(options: RetentionJobOptions): RetentionJob {
  const { wait = () => HOUR + Math.random() * JITTER, log } = options;
  const stopped = new AbortController();

  const run = async () => {
    let looks = 0;
    while (!stopped.signal.aborted) {
      try {
        await look(options, looks % 24 === 0);
      } catch (error) {
        log.error({ err: error }, 'purge failed');
      }
      looks += 1;
      // A timer, not the clock: a clock that jumps changes nothing here.
      await sleep(wait(), undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopped.abort();
      return running;
    },
  };
}

async function look(
  { store, dataDir, retention, now, log }: RetentionJobOptions,
  sweeps: boolean,
): Promise<void> {
  if (await store.claimPurge()) {
    const { files, ...counts } = await store.purge(purgeLimits(retention, now()));
    const left = await deleteFiles(dataDir, files);
    const backups = await deleteOldBackups(dataDir, now() - retention.backups * DAY);
    log.info({ ...counts, files: files.length - left.length, backups: backups.deleted }, 'purged');
    if (left.length > 0 || backups.left.length > 0) {
      log.error({ left: [...left, ...backups.left] }, 'what is too old could not be deleted');
    }
  }
  if (!sweeps) return;
  const swept = await sweepFiles({ dataDir, store, now });
  if (swept > 0) log.info({ files: swept }, 'swept');
}
