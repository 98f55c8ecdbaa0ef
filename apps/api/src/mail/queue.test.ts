import { describe, expect, test } from 'vitest';
import { contact, personMessage } from '../../test/bodies.ts';
import type { EarlierMessage, Submission } from '../store/store.ts';
import { messagesFor, messagesForWithdrawal } from './queue.ts';
import { readMailSettings } from './settings.ts';

const nobody = readMailSettings({}, 3000);

const studio = readMailSettings(
  { MAIL_STUDIO: 'studio@fatal.example', WEBHOOK_URL: 'https://hooks.example' },
  3000,
);

const daily = { ...studio, digestAt: '07:00' };

describe('a new submission', () => {
  const queued = async (settings: typeof studio, payload: object, spam = false) => {
    const { outbox } = await messagesFor({ kind: 'contact', payload, spam }, settings, () =>
      Promise.resolve(undefined),
    );
    return outbox.map(({ channel, purpose, held, waits }) =>
      [channel, purpose, held, waits ? 'waits' : undefined].filter((word) => word !== undefined).join(' '),
    );
  };

  test.each([
    ['the studio', studio, contact, ['mail notice', 'mail confirmation', 'webhook notice']],
    ['a studio with a digest', daily, contact, ['mail notice waits', 'mail confirmation', 'webhook notice']],
    ['the sender alone without a studio', nobody, contact, ['mail confirmation']],
    ['one person, without the studio', daily, personMessage, ['mail notice', 'mail confirmation']],
  ])('is told to %s', async (_whom, settings, payload, expected) => {
    expect(await queued(settings, payload)).toEqual(expected);
  });

  test.each([
    ['no reader', studio, contact, []],
    ['the digest alone', daily, contact, ['mail notice waits']],
    ['no person', daily, personMessage, []],
  ])('marked as spam is told to %s', async (_whom, settings, payload, expected) => {
    expect(await queued(settings, payload, true)).toEqual([...expected, 'mail confirmation spam']);
  });
});

describe('a withdrawal', () => {
  const submission: Submission = {
    id: '01a1',
    kind: 'contact',
    createdAt: '2026-11-21T12:00:00.000Z',
    locale: 'en',
    spam: false,
    payload: contact,
    file: null,
  };
  const told = (state: EarlierMessage['state']): EarlierMessage[] => [
    { channel: 'mail', purpose: 'notice', state },
  ];
  const held: EarlierMessage[] = [{ channel: 'mail', purpose: 'confirmation', state: 'held' }];

  test.each([
    ['the sender, where the notice still waits', {}, told('waiting'), ['withdrawn']],
    ['the studio too, where it may have heard of it', {}, told('sent'), ['withdrawn', 'withdrawn-notice']],
    ['both, where the earlier messages are forgotten', {}, [], ['withdrawn', 'withdrawn-notice']],
    ['the studio alone, where the sender got no confirmation', {}, held, ['withdrawn-notice']],
    ['the studio alone of spam in a digest', { spam: true }, told('sent'), ['withdrawn-notice']],
    ['no reader of other spam', { spam: true }, told('waiting'), []],
  ])('is told to %s', (_whom, changes, earlier, purposes) => {
    const messages = messagesForWithdrawal({ ...submission, ...changes }, earlier, studio);
    expect(messages.map(({ purpose }) => purpose)).toEqual(purposes);
  });

  test('keeps no answer, and the address only where it is written to', () => {
    const messages = messagesForWithdrawal(submission, told('sent'), studio);
    const [toSender = '', toStudio = ''] = messages.map(({ payload }) => JSON.stringify(payload));
    expect(toSender).toContain('ada@example.org');
    expect(toStudio).not.toContain('ada@example.org');
    expect(toSender + toStudio).not.toMatch(/Hello|Example"/);
  });
});
