import { expect, onTestFinished, test, vi } from 'vitest';
import { describeEngines, openFixture } from '../../test/stores.ts';
import { openStore, openStoreAlongsideServer } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { confirmationQuota, type ConfirmationQuota } from './confirmation-quota.ts';

const LIMITS = { address: 3, all: 100 };

const quotaOf = (store: Pick<Store, 'limiter'>, limits = LIMITS) => confirmationQuota(store, limits);

const take = (quota: ConfirmationQuota, times: number, email: string) =>
  Promise.all(Array.from({ length: times }, () => quota('contact', email)));

describeEngines('the confirmation quota', (makeLocation) => {
  test('limits mails to one address, ignoring case, but not to others', async () => {
    const quota = quotaOf((await openFixture(makeLocation)).store);
    expect(await take(quota, LIMITS.address, 'ada@example.org')).toEqual([undefined, undefined, undefined]);
    expect(await quota('contact', 'ADA@example.org')).toBe('limit of this address');
    expect(await quota('contact', 'bea@example.org')).toBeUndefined();
  });

  test('counts each form separately', async () => {
    const quota = quotaOf((await openFixture(makeLocation)).store, { address: 3, all: 3 });
    await take(quota, 4, 'ada@example.org');
    expect(await quota('application', 'ada@example.org')).toBeUndefined();
  });

  test('limits mails to all addresses even if each is below its own limit', async () => {
    const quota = quotaOf((await openFixture(makeLocation)).store, { address: 3, all: 5 });
    await take(quota, 9, 'ada@example.org');
    expect(await take(quota, 2, 'bea@example.org')).toEqual([undefined, undefined]);
    expect(await quota('contact', 'eve@example.org')).toBe('limit of all');
  });

  test('is shared by all servers on the same data', async () => {
    const { store, place } = await openFixture(makeLocation);
    const other = await openStoreAlongsideServer(place);
    if (!other) throw new Error('There is no data.');
    onTestFinished(() => other.close());
    const quotas = [quotaOf(store), quotaOf(other)];
    const taken = await Promise.all(quotas.map((quota) => take(quota, LIMITS.address, 'ada@example.org')));
    expect(taken.flat().filter((reason) => reason === undefined)).toHaveLength(LIMITS.address);
  });

  test('survives a restart', async () => {
    const place = await makeLocation();
    const before = await openStore(place);
    await take(quotaOf(before), LIMITS.address, 'ada@example.org');
    await before.close();
    const after = await openStore(place);
    onTestFinished(() => after.close());
    expect(await quotaOf(after)('contact', 'ada@example.org')).toBe('limit of this address');
  });

  test('resets after a day', async () => {
    const quota = quotaOf((await openFixture(makeLocation)).store);
    await take(quota, LIMITS.address, 'ada@example.org');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000 + 1);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await quota('contact', 'ada@example.org')).toBeUndefined();
  });
});

test('allows mails if counting fails', async () => {
  const limiter = () => ({ consume: () => Promise.reject(new Error('away')) }) as never;
  expect(await quotaOf({ limiter })('contact', 'ada@example.org')).toBeUndefined();
});
