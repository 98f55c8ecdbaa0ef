import { expect, test } from 'vitest';
import { command } from '../../../test/command-line.ts';
import { DAY, TODAY, contactSubmission, describeEngines, openFixture } from '../../../test/stores.ts';
import type { HoldReason, NewMessage, Store } from '../../store/store.ts';

const mail = (purpose: NewMessage['purpose']): NewMessage => ({ channel: 'mail', purpose, payload: {} });

const onlyId = async (store: Store) => (await store.listSubmissions()).map(({ id }) => id).join();

const withoutIds = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID');

const linesAbout = (text: string) =>
  withoutIds(text)
    .split('\n')
    .filter((line) => line.startsWith('outbox: '));

describeEngines('the state of a message', (makeLocation) => {
  test('is printed by show, and by retry for pending messages', async () => {
    const { store, place } = await openFixture(makeLocation);
    const outbox = ['notice', 'confirmation', 'withdrawn'].map((purpose) =>
      mail(purpose as NewMessage['purpose']),
    );
    await store.submit(contactSubmission({ outbox }));
    const claimed = await store.claimMessages({ limit: 3, leaseMs: 1_000 });
    const due = new Date(TODAY + DAY).toISOString();
    for (const message of claimed) {
      if (message.purpose === 'notice') await store.settleMessage(message, { state: 'sent' });
      else if (message.purpose === 'withdrawn')
        await store.settleMessage(message, { state: 'dead', error: 'SMTP EENVELOPE RCPT TO 550' });
      else await store.settleMessage(message, { state: 'retry', at: TODAY + DAY, error: 'SMTP ETIMEDOUT' });
    }
    const id = await onlyId(store);
    const waiting = `mail confirmation ID: next attempt at ${due}, tried once; last error: SMTP ETIMEDOUT`;
    const { stdout } = await command(place, 'show', id);
    expect(linesAbout(stdout).sort()).toEqual(
      [
        'outbox: mail notice ID: sent, tried once',
        `outbox: ${waiting}`,
        'outbox: mail withdrawn ID: given up, tried once; last error: SMTP EENVELOPE RCPT TO 550',
      ].sort(),
    );
    const json = JSON.parse((await command(place, 'show', id, '--json')).stdout) as { messages: object[] };
    expect(json.messages).toContainEqual(
      expect.objectContaining({ state: 'pending', attempts: 1, dueAt: due }),
    );
    expect(withoutIds((await command(place, 'retry')).stdout)).toBe(
      `1 message queued for another attempt.\n1 message already pending:\n  ${waiting} (submission ID)\n`,
    );
  });

  test.each<[HoldReason, string]>([
    ['spam', 'its submission is marked as spam'],
    ['address', 'mail cannot be sent to the sender’s address'],
    ['limit of this address', 'the daily limit of this address was reached'],
    ['limit of all', 'the daily limit of all addresses was reached'],
  ])('includes the reason why a message is held back: %s', async (held, why) => {
    const { store, place } = await openFixture(makeLocation);
    await store.submit(contactSubmission({ outbox: [{ ...mail('confirmation'), held }] }));
    const { stdout } = await command(place, 'show', await onlyId(store));
    expect(linesAbout(stdout)).toEqual([`outbox: mail confirmation ID: held back: ${why}`]);
  });

  test('includes the digest of a notice', async () => {
    const { store, place, pass } = await openFixture(makeLocation);
    await store.collectDigest(() => true);
    await store.submit(contactSubmission({ outbox: [{ ...mail('notice'), waits: true }] }));
    const shown = async () => linesAbout((await command(place, 'show', await onlyId(store))).stdout);
    expect(await shown()).toEqual(['outbox: mail notice ID: waiting for the digest']);
    expect((await command(place, 'stats')).stdout).toContain('\n  waiting for the digest: 1\n');
    pass(DAY);
    await store.collectDigest(() => true);
    const [digest] = await store.claimMessages({ limit: 1, leaseMs: 1_000 });
    if (digest) await store.settleMessage(digest, { state: 'sent' });
    expect(await shown()).toEqual([
      'outbox: mail notice ID: listed in digest ID',
      'outbox: mail digest ID: sent, tried once',
    ]);
  });

  test('is not available after old messages are deleted', async () => {
    const { store, place } = await openFixture(makeLocation);
    await store.submit(contactSubmission());
    const { stdout } = await command(place, 'show', await onlyId(store));
    expect(linesAbout(stdout)).toEqual(['outbox: no messages; old ones are deleted']);
  });
});
