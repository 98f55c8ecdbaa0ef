import { expect, onTestFinished, test, vi } from 'vitest';
import { contactSubmission, describeEngines, openFixture } from '../../test/stores.ts';
import type { ClaimedMessage, MessageResult, NewMessage, Store } from '../store/store.ts';
import type { Deliver } from './deliver.ts';
import { PermanentDeliveryError } from './mail.ts';
import { MAX_ATTEMPTS, startOutbox, waitAfter, type OutboxDeps } from './outbox.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const message = (n: number, attempts = 1): ClaimedMessage => ({
  id: String(n),
  channel: 'mail',
  purpose: 'notice',
  payload: {},
  submissionId: `submission-${String(n)}`,
  attempts,
  createdAt: '2026-11-21T12:00:00.000Z',
});

/** Creates a fake store that hands out each message once and records the results. */
function makeStore(messages: ClaimedMessage[]) {
  const waiting = [...messages];
  const results = new Map<string, MessageResult>();
  const store: Pick<Store, 'claimMessages' | 'settleMessage'> = {
    claimMessages: ({ limit }) => Promise.resolve(waiting.splice(0, limit)),
    settleMessage: ({ id }, result) => {
      results.set(id, result);
      return Promise.resolve();
    },
  };
  return { store, waiting, results };
}

function start(deps: Pick<OutboxDeps, 'store' | 'deliver'> & Partial<OutboxDeps>) {
  const timing = { idle: 20, pace: 1, stop: 50, ...deps.timing };
  const outbox = startOutbox({ now: () => 1_000, log, ...deps, timing });
  onTestFinished(() => outbox.stop());
  return outbox;
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** Delivery that runs until it is aborted. */
const endless: Deliver = (_message, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('broken off')));
  });

test('sends more messages than it claims at a time', async () => {
  const { store, results } = makeStore(Array.from({ length: 35 }, (_, index) => message(index)));
  start({ store, deliver: () => Promise.resolve() });
  await until(() => expect(results.size).toBe(35));
  expect(new Set([...results.values()].map(({ state }) => state))).toEqual(new Set(['sent']));
});

test('sends a new message when triggered', async () => {
  const { store, waiting, results } = makeStore([]);
  const outbox = start({ store, deliver: () => Promise.resolve(), timing: { idle: 1e9 } });
  await new Promise((resolve) => setTimeout(resolve, 30));
  waiting.push(message(1));
  outbox.wake();
  await until(() => expect(results.size).toBe(1));
});

test('is not held up by a bad message', async () => {
  const { store, results } = makeStore(Array.from({ length: 25 }, (_, index) => message(index)));
  const deliver: Deliver = ({ id }, signal) => {
    if (id === '0') return endless(message(0), signal);
    return id === '1' ? Promise.reject(new Error('no')) : Promise.resolve();
  };
  start({ store, deliver });
  await until(() => expect(results.size).toBe(24));
  expect(results.get('1')).toMatchObject({ state: 'retry', error: 'no' });
});

test('aborts an attempt that takes too long and retries it later', async () => {
  const { store, results } = makeStore([message(1)]);
  start({ store, deliver: endless, timing: { attempt: 5 } });
  await until(() => expect(results.get('1')).toMatchObject({ state: 'retry', error: 'broken off' }));
});

test.each([
  [1, new Error('later'), 'retry'],
  [MAX_ATTEMPTS, new Error('later'), 'dead'],
  [1, new PermanentDeliveryError('nobody there'), 'dead'],
])('after attempt %d, %s results in %s', async (attempts, error, state) => {
  const { store, results } = makeStore([message(1, attempts)]);
  start({ store, deliver: () => Promise.reject(error) });
  await until(() => expect(results.get('1')?.state).toBe(state));
});

test('doubles the wait after each failure, up to six hours, and gives up after about three days', () => {
  const hours = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, 0.5) / 3_600_000);
  expect(hours.slice(0, 3)).toEqual([1 / 120, 1 / 60, 1 / 30]);
  expect(Math.max(...hours)).toBe(6);
  expect(hours.reduce((sum, wait) => sum + wait) / 24).toBeCloseTo(3.1, 0);
});

test('logs message and submission ids but no recipient', async () => {
  const { store, results } = makeStore([message(1), message(2)]);
  const deliver: Deliver = ({ id }) => (id === '1' ? Promise.resolve() : Promise.reject(new Error('no')));
  const own = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  start({ store, deliver, log: own });
  await until(() => expect(results.size).toBe(2));
  const facts = (id: string) => ({
    message: id,
    submission: `submission-${id}`,
    channel: 'mail',
    purpose: 'notice',
    attempts: 1,
  });
  expect(own.info.mock.calls).toEqual([[facts('1'), 'message sent']]);
  expect(own.warn.mock.calls).toEqual([
    [{ ...facts('2'), state: 'retry', at: expect.any(Number) as number, error: 'no' }, 'message not sent'],
  ]);
});

test('recovers from temporary failures of the store', async () => {
  const { store, results } = makeStore([message(1)]);
  let failures = 3;
  const claimMessages: Store['claimMessages'] = (options) =>
    failures-- > 0 ? Promise.reject(new Error('gone')) : store.claimMessages(options);
  start({ store: { ...store, claimMessages }, deliver: () => Promise.resolve() });
  await until(() => expect(results.size).toBe(1));
});

test('finishes current attempts when it stops and starts no new ones', async () => {
  const { store, waiting, results } = makeStore([message(1)]);
  const sending = Promise.withResolvers<undefined>();
  const outbox = start({
    store,
    deliver: () => sending.promise.then(() => undefined),
    timing: { stop: 10_000 },
  });
  await until(() => expect(waiting).toEqual([]));
  waiting.push(message(2));
  const stopped = outbox.stop();
  sending.resolve(undefined);
  await stopped;
  expect([...results]).toEqual([['1', { state: 'sent' }]]);
});

test('aborts an endless attempt when it stops and retries it later', async () => {
  const { store, waiting, results } = makeStore([message(1)]);
  const outbox = start({ store, deliver: endless });
  await until(() => expect(waiting).toEqual([]));
  await outbox.stop();
  expect(results.get('1')).toMatchObject({ state: 'retry', error: 'broken off' });
});

describeEngines('the outbox', (makeLocation) => {
  test('sends each message once with several workers', async () => {
    const { store } = await openFixture(makeLocation);
    const mail: NewMessage = { channel: 'mail', purpose: 'notice', payload: {} };
    await Promise.all(
      Array.from({ length: 60 }, () => store.submit(contactSubmission({ outbox: [mail, mail] }))),
    );
    const sent: string[] = [];
    const deliver: Deliver = async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      sent.push(id);
    };
    for (let worker = 0; worker < 4; worker += 1) start({ store, deliver });
    await vi.waitFor(async () => expect((await store.stats()).outbox.sent).toBe(120), { timeout: 30_000 });
    expect(new Set(sent).size).toBe(120);
    expect(sent).toHaveLength(120);
  });
});
