import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedMessage, MessageResult, Store } from '../store/store.ts';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';
import type { Deliver } from './deliver.ts';
import { Undeliverable } from './transports/transport.ts';

/** How many messages are on their way at once. */
const CONCURRENCY = 10;

/** How long one attempt may take, in milliseconds. */
const ATTEMPT_LIMIT = 2 * 60_000;

/** How long a claimed message is ours, in milliseconds; longer than any attempt, so that nobody else sends it meanwhile. */
const LEASE = 2 * ATTEMPT_LIMIT;

/** How long to wait between two looks when nothing calls, in milliseconds: retries, and messages of other replicas. */
const IDLE_WAIT = 5_000;

/** The shortest time between two looks, in milliseconds: a burst of mails takes nothing from the visitors. */
const PACE = 500;

/** How long messages on their way may take when the server stops, in milliseconds. */
const STOP_LIMIT = 5_000;

export interface OutboxDeps {
  store: Pick<Store, 'claimMessages' | 'settleMessage'>;
  deliver: Deliver;
  /** The time in milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Shorter waits, for tests. */
  timing?: Partial<typeof TIMING>;
}

const TIMING = { idleWait: IDLE_WAIT, pace: PACE, stopLimit: STOP_LIMIT, attemptLimit: ATTEMPT_LIMIT };

export interface Outbox {
  /** Says that there is something to send. */
  wake: () => void;
  /** Takes nothing more, lets what is on its way arrive, and breaks off what does not. */
  stop: () => Promise<void>;
}

/**
 * Sends what the store holds, each at least once: a message that was sent but could not be marked is sent again, under
 * the same id. A message that fails waits longer each time and holds up no other.
 */
export function startOutbox({ store, deliver, now, log, timing }: OutboxDeps): Outbox {
  const { idleWait, pace, stopLimit, attemptLimit } = { ...TIMING, ...timing };
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let bell = makeBell();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      bell = makeBell();
      const found = await take();
      await sleep(pace, stopping.signal);
      if (found === 0) await Promise.race([bell.rung, sleep(idleWait, stopping.signal)]);
    }
  }

  async function take(): Promise<number> {
    const room = CONCURRENCY - underWay.size;
    if (room === 0) return 0;
    try {
      const messages = await store.claimMessages({ limit: room, leaseMs: LEASE });
      for (const message of messages) {
        const attempt = handle(message).finally(() => {
          underWay.delete(attempt);
          bell.ring();
        });
        underWay.add(attempt);
      }
      return messages.length;
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
      return 0;
    }
  }

  async function handle(message: ClaimedMessage): Promise<void> {
    const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(attemptLimit)]);
    const result = await Promise.race([deliver(message, signal), endOf(signal)]).then(
      (): MessageResult => ({ state: 'sent' }),
      (error: unknown) => resultOf(error, message.attempts, now()),
    );
    const { id, submissionId, channel, purpose, attempts } = message;
    const facts = { message: id, submission: submissionId, channel, purpose, attempts };
    if (result.state === 'sent') log.info(facts, 'message sent');
    else log.warn({ ...facts, ...result }, 'message not sent');
    await store.settleMessage(message, result).catch((error: unknown) => {
      log.error({ err: error, message: id, submission: submissionId }, 'the outbox cannot be written');
    });
  }

  const running = run();
  return {
    wake: () => bell.ring(),
    async stop() {
      stopping.abort();
      await running;
      const arrived = new AbortController();
      void Promise.all(underWay).then(() => arrived.abort());
      await sleep(stopLimit, arrived.signal);
      cutOff.abort();
      await Promise.all(underWay);
    },
  };
}

/** Rejects when the signal says so: what does not listen to it holds nothing up either. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error('broken off'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function resultOf(error: unknown, attempts: number, now: number): MessageResult {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Undeliverable) return { state: 'dead', error: reason };
  if (attempts >= MAX_ATTEMPTS) return { state: 'dead', error: `given up: ${reason}` };
  return { state: 'retry', at: now + waitAfter(attempts, Math.random()), error: reason };
}

function makeBell() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { rung: promise, ring: () => resolve(undefined) };
}

/** Ends early, without an error, when the signal says so. */
function sleep(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, time);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    if (signal.aborted) done();
    else signal.addEventListener('abort', done, { once: true });
  });
}
