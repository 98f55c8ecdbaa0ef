import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@fatal/contracts';
import { i18nFor } from '../messages/i18n.ts';
import type { Store, Submission } from '../store/store.ts';
import type { Digest } from './templates/digest.ts';
import { summaryText } from './templates/summary.ts';
import { TIME_ZONE } from './templates/time.ts';

const DAY = 24 * 60 * 60_000;

/** Formats a date as `2026-11-21 07:00`, as the Swedish locale does. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Returns the day of the latest digest due at an instant, such as `2026-11-21`: the same day, or before `time` the day before.
 * Follows the studio's time zone, also when its clocks change.
 * @param instant In milliseconds.
 * @param time Such as `07:00`.
 */
export function digestDay(instant: number, time: string): string {
  const [day = '', clock = ''] = wallClock.format(instant).split(' ');
  return clock >= time ? day : new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

export interface DigestOptions {
  store: Pick<Store, 'collectDigest'>;
  /**
   * Such as `07:00`, in the studio's time zone. `null`: no digests; waiting messages of an earlier setting go within the hour.
   */
  digestAt: string | null;
  /** The time in milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** Returns a function that queues the day's digest, on its first call after the time of the digest. */
export function digestQueue({ store, digestAt, now, log }: DigestOptions): () => Promise<void> {
  const turnOf = (time: number) =>
    digestAt === null
      ? new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh'.length)
      : digestDay(time, digestAt);
  let done: string | undefined;
  return async () => {
    const turn = turnOf(now());
    if (turn === done) return;
    if (await store.collectDigest((last) => turnOf(last) < turn)) log.info({ turn }, 'digest queued');
    done = turn;
  };
}

/** Maximum number of submissions that a digest lists, with a separate limit for marked ones. It only counts the rest. */
const MOST = { listed: 200, marked: 50 };

/** Submissions read at a time, so that a flood of submissions doesn't exhaust memory. */
const PAGE = 200;

/** Reads the submissions of a digest, without deleted ones. */
export async function gatherDigest(
  store: Pick<Store, 'findSubmissions'>,
  ids: readonly string[],
  locale: Locale,
): Promise<Digest> {
  const i18n = i18nFor(locale);
  const counts = new Map<string, number>();
  const listed: Submission[] = [];
  const listedMarked: Submission[] = [];
  let total = 0;
  let marked = 0;
  for (let start = 0; start < ids.length; start += PAGE) {
    for (const submission of await store.findSubmissions(ids.slice(start, start + PAGE))) {
      total += 1;
      if (submission.spam) {
        marked += 1;
        if (marked <= MOST.marked) listedMarked.push(submission);
        continue;
      }
      const summary = summaryText(submission, i18n);
      counts.set(summary, (counts.get(summary) ?? 0) + 1);
      if (listed.length < MOST.listed) listed.push(submission);
    }
  }
  return { total, marked, counts, listed, listedMarked };
}
