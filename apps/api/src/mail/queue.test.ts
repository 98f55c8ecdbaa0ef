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
    ['studio and sender', studio, contact, ['mail notice', 'mail confirmation', 'webhook notice']],
    ['digest and sender', daily, contact, ['mail notice waits', 'mail confirmation', 'webhook notice']],
    ['only the sender if there is no studio address', nobody, contact, ['mail confirmation']],
    ['one person and not the studio', daily, personMessage, ['mail notice', 'mail confirmation']],
  ])('notifies %s', async (_whom, settings, payload, expected) => {
    expect(await queued(settings, payload)).toEqual(expected);
  });

  test.each([
    ['nobody', studio, contact, []],
    ['only the digest', daily, contact, ['mail notice waits']],
    ['nobody, even if it is to a person', daily, personMessage, []],
  ])('marked as spam notifies %s', async (_whom, settings, payload, expected) => {
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
    ['only the sender if the notice is still waiting', {}, told('waiting'), ['withdrawn']],
    ['sender and studio if the notice was sent', {}, told('sent'), ['withdrawn', 'withdrawn-notice']],
    ['sender and studio if the earlier messages are deleted', {}, [], ['withdrawn', 'withdrawn-notice']],
    ['only the studio if the confirmation was held back', {}, held, ['withdrawn-notice']],
    ['only the studio for spam in a digest', { spam: true }, told('sent'), ['withdrawn-notice']],
    ['nobody for other spam', { spam: true }, told('waiting'), []],
  ])('notifies %s', (_whom, changes, earlier, purposes) => {
    const messages = messagesForWithdrawal({ ...submission, ...changes }, earlier, studio);
    expect(messages.map(({ purpose }) => purpose)).toEqual(purposes);
  });

  test('keeps no answers, and the address only in the mail to the sender', () => {
    const messages = messagesForWithdrawal(submission, told('sent'), studio);
    const [toSender = '', toStudio = ''] = messages.map(({ payload }) => JSON.stringify(payload));
    expect(toSender).toContain('ada@example.org');
    expect(toStudio).not.toContain('ada@example.org');
    expect(toSender + toStudio).not.toMatch(/Hello|Example"/);
  });
});
