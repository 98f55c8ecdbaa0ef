import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedMessage, MessageResult, Store } from '../store/store.ts';
import type { Deliver } from './deliver.ts';
import { PermanentDeliveryError } from './mail.ts';

/** Maximum number of messages that are sent at the same time. */
const CONCURRENCY = 10;

/** Durations in milliseconds. */
const TIMING = {
  /** Timeout of one attempt. */
  attempt: 2 * 60_000,
  /** Lease of a claimed message: longer than any attempt, so that no other server sends it in the meantime. */
  lease: 4 * 60_000,
  /** Time between two checks if nothing triggers one: for retries, digests, and messages of other replicas. */
  idle: 5_000,
  /** Minimum time between two checks, so that a burst of mails doesn't slow down page requests. */
  pace: 500,
  /** Time for running attempts to finish when the server stops. */
  stop: 5_000,
};

const FIRST_WAIT = 30_000;

const MAX_WAIT = 6 * 60 * 60_000;

/** Maximum number of attempts, spread over about three days. */
export const MAX_ATTEMPTS = 22;

/**
 * Returns the wait after a failed attempt, in milliseconds. It doubles each time, up to six hours, and varies by up to a fifth so
 * that failed messages aren't retried all at once. Depends on the number of attempts, because the clock may be wrong.
 * @param random From 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), MAX_WAIT);
  return Math.round(wait * (0.8 + 0.4 * random));
}

export interface OutboxDeps {
  store: Pick<Store, 'claimMessages' | 'settleMessage'>;
  deliver: Deliver;
  /** Runs before each check, and may add messages. Default: nothing. */
  beforePoll?: () => Promise<void>;
  /** The time in milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Shorter waits, for tests. */
  timing?: Partial<typeof TIMING>;
}

export interface Outbox {
  /** Starts a check for new messages. */
  wake: () => void;
  /** Claims no more messages, waits five seconds for current attempts, and aborts the rest. */
  stop: () => Promise<void>;
}

/**
 * Sends the stored messages, each at least once: a message that was sent but could not be marked is sent again, under the same
 * id. A message that fails waits longer each time and delays no other.
 */
export function startOutbox({ store, deliver, beforePoll, now, log, ...options }: OutboxDeps): Outbox {
  const timing = { ...TIMING, ...options.timing };
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let nap = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      const found = await look();
      await pause(timing.pace, stopping.signal);
      if (found === 0) await pause(timing.idle, nap.signal);
    }
  }

  /** Starts to send due messages, and returns their number. */
  async function look(): Promise<number> {
    const room = CONCURRENCY - inFlight.size;
    if (room === 0) return 0;
    try {
      await beforePoll?.();
      const messages = await store.claimMessages({ limit: room, leaseMs: timing.lease });
      for (const message of messages) {
        const sending = send(message).finally(() => {
          inFlight.delete(sending);
          nap.abort();
        });
        inFlight.add(sending);
      }
      return messages.length;
    } catch (error) {
      log.error({ err: error }, 'could not read the outbox');
      return 0;
    }
  }

  async function send(message: ClaimedMessage): Promise<void> {
    const { id, submissionId, channel, purpose, attempts } = message;
    const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(timing.attempt)]);
    const result = await deliver(message, signal).then(
      (): MessageResult => ({ state: 'sent' }),
      (error: unknown) => resultOf(error, attempts, now()),
    );
    const facts = { message: id, submission: submissionId, channel, purpose, attempts };
    if (result.state === 'sent') log.info(facts, 'message sent');
    else log.warn({ ...facts, ...result }, 'message not sent');
    await store.settleMessage(message, result).catch((error: unknown) => {
      log.error({ err: error, message: id, submission: submissionId }, 'could not update the outbox');
    });
  }

  const running = run();
  return {
    wake: () => nap.abort(),
    async stop() {
      stopping.abort();
      nap.abort();
      await running;
      await Promise.race([Promise.all(inFlight), sleep(timing.stop, undefined, { ref: false })]);
      cutOff.abort();
      await Promise.all(inFlight);
    },
  };
}

function resultOf(error: unknown, attempts: number, now: number): MessageResult {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof PermanentDeliveryError) return { state: 'dead', error: reason };
  if (attempts >= MAX_ATTEMPTS) return { state: 'dead', error: `given up: ${reason}` };
  return { state: 'retry', at: now + waitAfter(attempts, Math.random()), error: reason };
}

/** Waits. Ends early when the signal is aborted. */
const pause = (time: number, signal: AbortSignal) =>
  sleep(time, undefined, { signal }).catch(() => undefined);
