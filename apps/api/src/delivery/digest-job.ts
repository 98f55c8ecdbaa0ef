import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { digestDay } from './digest-day.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK = 15_000;

export interface DigestJobOptions {
  store: Pick<Store, 'collectDigest'>;
  /** Such as `07:00`, in the studio's time zone. `null`: what an earlier setting has left goes within the hour. */
  digestAt: string | null;
  /** The time in milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Says that there is something to send. */
  wake: () => void;
  /** Default: 15 seconds. */
  look?: number;
}

export interface DigestJob {
  /** Waits for a look under way. */
  stop: () => Promise<void>;
}

/** Has the day's digest made when its time has come, or as soon as a server runs after that. */
export function startDigests({ store, digestAt, now, log, wake, look = LOOK }: DigestJobOptions): DigestJob {
  const stopped = new AbortController();
  const turnOf = (time: number) =>
    digestAt === null
      ? new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh'.length)
      : digestDay(time, digestAt);

  const run = async () => {
    let done: string | undefined;
    while (!stopped.signal.aborted) {
      const turn = turnOf(now());
      try {
        if (turn !== done && (await store.collectDigest((last) => turnOf(last) < turn))) {
          log.info({ turn }, 'digest made');
          wake();
        }
        done = turn;
      } catch (error) {
        log.error({ err: error }, 'the digest could not be made');
      }
      await sleep(look, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
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
