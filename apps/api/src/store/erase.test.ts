import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_RETENTION } from '@fatal/contracts';
import {
  DAY,
  contactSubmission as contact,
  describeEngines,
  makeFolder,
  openFixture,
  type MakeLocation,
} from '../../test/stores.ts';
import { hashWithdrawToken } from '../mail/withdraw-token.ts';
import { purgeLimits } from '../retention/purge-limits.ts';
import {
  SUBMISSION_KINDS,
  type NewMessage,
  type NewSubmission,
  type PurgeLimits,
  type Store,
  type StoredFile,
} from './store.ts';

const confirmation: NewMessage = {
  channel: 'mail',
  purpose: 'confirmation',
  payload: { to: 'ada@example.org' },
};
const hook: NewMessage = { channel: 'webhook', purpose: 'notice', payload: {} };

const resume: StoredFile = {
  name: 'ada.pdf',
  type: 'application/pdf',
  size: 3,
  sha256: 'ab',
  path: 'uploads/1',
};

const idempotency = { endpoint: '/api/contact', key: 'one', bodyHash: 'a' };

const full = (changes: Partial<NewSubmission> = {}): NewSubmission =>
  contact({
    idempotency,
    withdrawTokenHash: 'hash',
    file: resume,
    outbox: [confirmation, hook],
    ...changes,
  });

/** Returns all bytes of the data folder as text. */
const bytesOf = (dataDir: string) =>
  readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('');

async function open(makeLocation: MakeLocation): Promise<Store> {
  return (await openFixture(makeLocation)).store;
}

describeEngines('withdraw', (makeLocation) => {
  test('deletes the submission with its key and messages and returns its files', async () => {
    const store = await open(makeLocation);
    await store.submit(full());
    const [sent] = (await store.claimMessages({ limit: 9, leaseMs: 1 })).filter(
      ({ channel }) => channel === 'mail',
    );
    if (!sent) throw new Error('There is no mail.');
    await store.settleMessage(sent, { state: 'sent' });
    expect(await store.findByWithdrawToken('hash')).toMatchObject({ kind: 'contact' });

    expect(await store.withdraw('hash')).toEqual({
      submission: { kind: 'contact', locale: 'en' },
      files: ['uploads/1', `outbox/${sent.id}.eml`],
    });
    expect(await store.listSubmissions()).toEqual([]);
    expect(await store.recall(idempotency)).toBeUndefined();
    expect((await store.stats()).outbox).toEqual({
      pending: 0,
      waiting: 0,
      sent: 0,
      dead: 0,
      held: 0,
      oldestPendingAt: null,
    });
    expect(await store.knownFiles()).toEqual(new Set());
  });

  test('returns undefined the second time and for an unknown token', async () => {
    const store = await open(makeLocation);
    await store.submit(full());
    await store.withdraw('hash');
    expect(await store.withdraw('hash')).toBeUndefined();
    expect(await store.withdraw('other')).toBeUndefined();
    expect(await store.findByWithdrawToken('hash')).toBeUndefined();
  });

  test('remembers only kind and language, as long as keys are kept', async () => {
    const { store, now, pass } = await openFixture(makeLocation);
    await store.submit(full());
    expect(await store.findWithdrawn('hash')).toBeUndefined();
    await store.withdraw('hash');
    await store.eraseByEmail('ada@example.org');
    expect(await store.findWithdrawn('hash')).toEqual({ kind: 'contact', locale: 'en' });
    for (const token of ['other', '\0', '\0'.repeat(41)]) {
      expect(await store.findWithdrawn(hashWithdrawToken(token))).toBeUndefined();
      expect(await store.findByWithdrawToken(hashWithdrawToken(token))).toBeUndefined();
    }
    pass(8 * DAY);
    await store.purge(purgeLimits(DEFAULT_RETENTION, now()));
    expect(await store.findWithdrawn('hash')).toBeUndefined();
  });

  test('stores a message about it in the same transaction', async () => {
    const store = await open(makeLocation);
    await store.submit(full());
    await store.withdraw('hash', ({ payload }) => [
      { channel: 'mail', purpose: 'withdrawn', payload: { to: payload.email } },
    ]);
    expect(await store.claimMessages({ limit: 9, leaseMs: 1 })).toMatchObject([
      { purpose: 'withdrawn', payload: { to: 'ada@example.org' }, submissionId: null },
    ]);
  });

  test('deletes nothing if creating the message fails', async () => {
    const store = await open(makeLocation);
    await store.submit(full());
    const failing = () => {
      throw new TypeError('no');
    };
    await expect(store.withdraw('hash', failing)).rejects.toMatchObject({ retryable: false });
    expect(await store.listSubmissions()).toHaveLength(1);
    expect(await store.recall(idempotency)).toBeDefined();
  });

  test('allows the same person to apply again', async () => {
    const store = await open(makeLocation);
    const uniqueFor = { email: 'ada@example.org', role: 'Prop Artist' };
    await store.submit(full({ uniqueFor }));
    await store.withdraw('hash');
    expect(await store.submit(contact({ uniqueFor }))).toMatchObject({ type: 'stored' });
  });
});

describeEngines('eraseByEmail', (makeLocation) => {
  test('deletes submissions from the address, ignoring case, and unsent messages to it', async () => {
    const store = await open(makeLocation);
    const many = Array.from({ length: 450 }, () => store.submit(contact({ outbox: [confirmation] })));
    await Promise.all(many);
    await store.submit(full({ kind: 'application', payload: { email: ' ADA@Example.ORG' } }));
    await store.submit(contact({ payload: { email: 'bea@example.org' }, outbox: [confirmation] }));

    const found = await store.eraseByEmail('Ada@example.org', { dryRun: true });
    expect(found.submissions).toMatchObject({ contact: 450, application: 1 });
    expect(await store.listSubmissions()).toHaveLength(452);

    const erased = await store.eraseByEmail('Ada@example.org');
    // Includes the unsent mail to her about Bea's submission. The submission itself stays.
    expect(erased).toMatchObject({
      submissions: { contact: 450, application: 1, gate: 0 },
      unsentMessages: 453,
    });
    expect(erased.files).toContain('uploads/1');
    expect(erased.files).toHaveLength(453);
    expect(new Set(found.files)).toEqual(new Set(erased.files));
    expect(found.unsentMessages).toBe(erased.unsentMessages);
    expect(await store.listSubmissions()).toMatchObject([{ payload: { email: 'bea@example.org' } }]);
    expect((await store.stats()).outbox.pending).toBe(0);
    expect((await store.stats()).idempotencyKeys).toBe(0);
  });

  test('deletes nothing for an unknown address', async () => {
    const store = await open(makeLocation);
    await store.submit(contact());
    expect(await store.eraseByEmail('bea@example.org')).toMatchObject({
      submissions: { contact: 0 },
      unsentMessages: 0,
      files: [],
    });
  });
});

describe('deleted data', () => {
  const secret = 'secret-5f2c@example.org';
  const tokens = [['withdraw'], ['erase'], ['purge']] as const;

  test.each(tokens)('is no longer in any SQLite file after %s', async (how) => {
    const { store, place } = await openFixture(makeFolder);
    const payload = { email: secret, message: `${secret} `.repeat(2_000) };
    await store.submit(full({ payload, outbox: [{ ...confirmation, payload: { to: secret } }] }));
    await vi.waitFor(() => expect(bytesOf(place.dataDir)).toContain(secret), { timeout: 20_000 });

    const end = '2100-01-01T00:00:00.000Z';
    const submissions = Object.fromEntries(
      SUBMISSION_KINDS.map((kind) => [kind, end]),
    ) as PurgeLimits['submissions'];
    if (how === 'withdraw') await store.withdraw('hash');
    if (how === 'erase') await store.eraseByEmail(secret);
    if (how === 'purge') {
      await store.purge({ submissions, spam: end, idempotencyKeys: end, messages: end });
    }
    expect(bytesOf(place.dataDir)).not.toContain('secret-5f2c');
  });
});
