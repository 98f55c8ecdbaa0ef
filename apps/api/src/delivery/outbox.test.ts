import { expect, onTestFinished, test, vi } from 'vitest';
import { contactSubmission, describeEngines, openFixture } from '../../test/stores.ts';
import type { ClaimedMessage, MessageResult, NewMessage, Store } from '../store/store.ts';
import { MAX_ATTEMPTS } from './backoff.ts';
import type { Deliver } from './deliver.ts';
import { startOutbox, type OutboxDeps } from './outbox.ts';
import { Undeliverable } from './transports/transport.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const message = (n: number, attempts = 1): ClaimedMessage => ({
  id: String(n),
  channel: 'mail',
  purpose: 'notice',
  payload: {},
  submissionId: null,
  attempts,
  createdAt: '2026-11-21T12:00:00.000Z',
});

/** A store that hands out these messages once, and keeps the results. */
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
  const timing = { idleWait: 20, pace: 1, stopLimit: 50, attemptLimit: 10_000, ...deps.timing };
  const outbox = startOutbox({ now: () => 1_000, log, ...deps, timing });
  onTestFinished(() => outbox.stop());
  return outbox;
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

test('sends everything, more than fits at once too', async () => {
  const { store, results } = makeStore(Array.from({ length: 35 }, (_, index) => message(index)));
  start({ store, deliver: () => Promise.resolve() });
  await until(() => expect(results.size).toBe(35));
  expect(new Set([...results.values()].map(({ state }) => state))).toEqual(new Set(['sent']));
});

test('is woken by what comes while it waits', async () => {
  const { store, waiting, results } = makeStore([]);
  const outbox = start({ store, deliver: () => Promise.resolve(), timing: { idleWait: 1e9 } });
  await new Promise((resolve) => setTimeout(resolve, 30));
  waiting.push(message(1));
  outbox.wake();
  await until(() => expect(results.size).toBe(1));
});

test('looks now and then while there is nothing to send, and no more often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = makeStore([message(1)]);
  const claimMessages = vi.fn<Store['claimMessages']>((options) => store.claimMessages(options));
  const timing = { pace: 500, idleWait: 5_000 };
  start({ store: { ...store, claimMessages }, deliver: () => Promise.resolve(), timing });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(claimMessages.mock.calls.length).toBeGreaterThan(5);
  expect(claimMessages.mock.calls.length).toBeLessThan(15);
});

test('lets one bad message hold up no other', async () => {
  const { store, results } = makeStore([message(1), message(2), message(3)]);
  const deliver: Deliver = ({ id }) =>
    id === '1'
      ? new Promise(() => undefined)
      : id === '2'
        ? Promise.reject(new Error('no'))
        : Promise.resolve();
  start({ store, deliver, timing: { attemptLimit: 5 } });
  await until(() => expect(results.get('3')).toEqual({ state: 'sent' }));
  await until(() => expect(results.get('2')).toMatchObject({ state: 'retry', error: 'no' }));
});

test.each([
  [1, new Error('later'), 'retry'],
  [MAX_ATTEMPTS, new Error('later'), 'dead'],
  [1, new Undeliverable('nobody there'), 'dead'],
])('after attempt %d, %s means %s', async (attempts, error, state) => {
  const { store, results } = makeStore([message(1, attempts)]);
  start({ store, deliver: () => Promise.reject(error) });
  await until(() => expect(results.get('1')?.state).toBe(state));
});

test('names message and submission in the log, and to whom in none', async () => {
  const named = (id: number) => ({ ...message(id), submissionId: `submission-${String(id)}` });
  const { store, results } = makeStore([named(1), named(2)]);
  const deliver: Deliver = ({ id }) => (id === '1' ? Promise.resolve() : Promise.reject(new Error('no')));
  const own = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  start({ store, deliver, log: own });
  await until(() => expect(results.size).toBe(2));
  const facts = (id: number) => ({
    message: String(id),
    submission: `submission-${String(id)}`,
    channel: 'mail',
    purpose: 'notice',
    attempts: 1,
  });
  expect(own.info.mock.calls).toEqual([[facts(1), 'message sent']]);
  expect(own.warn.mock.calls).toEqual([
    [{ ...facts(2), state: 'retry', at: expect.any(Number) as number, error: 'no' }, 'message not sent'],
  ]);
});

test('goes on when the store fails for a while', async () => {
  const { store, results } = makeStore([message(1)]);
  let failures = 3;
  const claimMessages: Store['claimMessages'] = (options) =>
    failures-- > 0 ? Promise.reject(new Error('gone')) : store.claimMessages(options);
  start({ store: { ...store, claimMessages }, deliver: () => Promise.resolve() });
  await until(() => expect(results.size).toBe(1));
});

test('waits for what is on its way when it stops, and takes nothing more', async () => {
  const { store, waiting, results } = makeStore([message(1)]);
  const sending = Promise.withResolvers<undefined>();
  const outbox = start({
    store,
    deliver: () => sending.promise.then(() => undefined),
    timing: { stopLimit: 10_000 },
  });
  await until(() => expect(waiting).toEqual([]));
  waiting.push(message(2));
  const stopped = outbox.stop();
  sending.resolve(undefined);
  await stopped;
  expect([...results]).toEqual([['1', { state: 'sent' }]]);
});

test('leaves no timer behind that would keep the process alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = makeStore([]);
  const outbox = startOutbox({ store, deliver: () => Promise.resolve(), now: () => 1_000, log });
  await vi.advanceTimersByTimeAsync(1_000);
  await outbox.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('breaks off what does not end when it stops, to be sent again later', async () => {
  const { store, waiting, results } = makeStore([message(1)]);
  const deliver: Deliver = (_message, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('broken off')));
    });
  const outbox = start({ store, deliver });
  await until(() => expect(waiting).toEqual([]));
  await outbox.stop();
  expect(results.get('1')).toMatchObject({ state: 'retry', error: 'broken off' });
});

describeEngines('the outbox', (makePlace) => {
  test('sends each message once, however many workers there are', async () => {
    const { store } = await openFixture(makePlace);
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
