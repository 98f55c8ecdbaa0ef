import { expect, onTestFinished, test, vi } from 'vitest';
import { describeEngines, openFixture } from '../../test/stores.ts';
import { openStore, openStoreBeside } from '../store/open-store.ts';
import { CONFIRMATIONS_PER_DAY, confirmationQuota, type ConfirmationQuota } from './confirmation-quota.ts';

const take = (quota: ConfirmationQuota, times: number, email: string) =>
  Promise.all(Array.from({ length: times }, () => quota(email)));

describeEngines('the quota of confirmations', (makePlace) => {
  test('stops mails to one address, in any case, but not to others', async () => {
    const quota = confirmationQuota((await openFixture(makePlace)).store);
    expect(await take(quota, CONFIRMATIONS_PER_DAY, 'ada@example.org')).not.toContain(false);
    expect(await quota('ADA@example.org')).toBe(false);
    expect(await quota('bea@example.org')).toBe(true);
  });

  test('is one for all who work on the same data', async () => {
    const { store, place } = await openFixture(makePlace);
    const other = await openStoreBeside(place);
    if (!other) throw new Error('There is no data.');
    onTestFinished(() => other.close());
    const quotas = [confirmationQuota(store), confirmationQuota(other)];
    const taken = await Promise.all(
      quotas.map((quota) => take(quota, CONFIRMATIONS_PER_DAY, 'ada@example.org')),
    );
    expect(taken.flat().filter(Boolean)).toHaveLength(CONFIRMATIONS_PER_DAY);
  });

  test('outlives a restart', async () => {
    const place = await makePlace();
    const before = await openStore(place);
    await take(confirmationQuota(before), CONFIRMATIONS_PER_DAY, 'ada@example.org');
    await before.close();
    const after = await openStore(place);
    onTestFinished(() => after.close());
    expect(await confirmationQuota(after)('ada@example.org')).toBe(false);
  });

  test('begins again after a day', async () => {
    const quota = confirmationQuota((await openFixture(makePlace)).store);
    await take(quota, CONFIRMATIONS_PER_DAY, 'ada@example.org');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000 + 1);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await quota('ada@example.org')).toBe(true);
  });
});

test('lets mails go when the counting fails', async () => {
  const limiter = () => ({ consume: () => Promise.reject(new Error('away')) }) as never;
  expect(await confirmationQuota({ limiter })('ada@example.org')).toBe(true);
});
