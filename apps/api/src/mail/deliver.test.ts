import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { runMailServer } from '../../test/mail-server.ts';
import type { ClaimedMessage, DigestPayload, Submission } from '../store/store.ts';
import { createDeliver } from './deliver.ts';
import { PermanentDeliveryError } from './mail.ts';
import { readMailSettings } from './settings.ts';
import { smtpTransport } from './smtp.ts';

/** Whether a server that only supports RFC 5321 and 5322 would reject a mail. */
const isOld = (raw: string) =>
  /[^\0-\x7f]/.test(raw) ||
  raw.includes('\0') ||
  /(?<!\r)\n|\r(?!\n)/.test(raw) ||
  raw.split('\r\n').some((line) => line.length > 998);

const submission = (changes: Partial<Submission> = {}): Submission => ({
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  kind: 'contact',
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'en',
  spam: false,
  payload: { firstName: 'José', email: 'jose@example.com', reason: 'general', message: 'Fog.' },
  file: null,
  ...changes,
});

const message = (changes: Partial<ClaimedMessage> = {}): ClaimedMessage => ({
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d9',
  channel: 'mail',
  purpose: 'notice',
  payload: {},
  submissionId: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  attempts: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...changes,
});

/** Starts a mail server. Returns a function that delivers a message through it and returns the raw mail. */
async function setUp(refuses: (raw: string) => boolean) {
  const { port, mails } = await runMailServer(0, refuses);
  const transport = smtpTransport(`smtp://127.0.0.1:${String(port)}`);
  onTestFinished(() => transport.close());
  const settings = readMailSettings({ MAIL_STUDIO: 'studio@fatal.example' }, 0);
  const deliver = async (about: Submission, told: ClaimedMessage = message()) => {
    mails.length = 0;
    const store = {
      findSubmission: () => Promise.resolve(about),
      findSubmissions: () => Promise.resolve([about]),
    };
    await createDeliver(transport, { store, settings, team: [] })(told, AbortSignal.timeout(20_000));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe('studio@fatal.example');
    return mails[0]?.raw ?? '';
  };
  return { deliver };
}

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');

test('delivers a notice through a server that accepts only ASCII', async () => {
  const { deliver } = await setUp(isOld);
  const raw = await deliver(submission());
  expect(headersOf(raw)).toContain('Reply-To: jose@example.com');
});

test.each([
  'josé@example.com',
  'संपर्क@उदाहरण.भारत',
  'a,b@example.com',
  '"a b"@example.com',
  'jose@example.com\r\nBcc: eve@evil.example',
  `${'x'.repeat(200)}@example.com`,
  '\ud800@example.com',
  'nobody',
])('delivers a notice about a submission from %j without Reply-To', async (email) => {
  const { deliver } = await setUp(isOld);
  const headers = headersOf(await deliver(submission({ payload: { ...submission().payload, email } })));
  expect(headers).not.toMatch(/^(?:Reply-To|Bcc):/im);
});

test('converts the domain of the Reply-To to Punycode', async () => {
  const { deliver } = await setUp(isOld);
  const payload = { ...submission().payload, email: '\u200bjose@käse.example.' };
  expect(headersOf(await deliver(submission({ payload })))).toContain('Reply-To: jose@xn--kse-qla.example');
});

test('delivers notices and digests for any input', async () => {
  const { deliver } = await setUp(isOld);
  const typed = fc.oneof(
    fc.constantFrom(
      'x'.repeat(10_000),
      'é'.repeat(5_000),
      '.\r\n.\r\nQUIT\r\n',
      'a\r\nBcc: eve@evil.example',
      '\0',
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  const digest = message({
    purpose: 'digest',
    submissionId: null,
    payload: { submissions: ['1'] } satisfies DigestPayload,
  });
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (firstName, email, text) => {
      const payload = { ...submission().payload, firstName, email, reason: text, message: text };
      const stored = { name: firstName, type: 'application/pdf', size: 9, sha256: '', path: 'uploads/1' };
      const file = { ...stored, scan: 'not scanned' as const };
      await deliver(submission({ payload }));
      await deliver(
        submission({ kind: 'event-application', payload: { first_name: text, email }, file }),
        digest,
      );
    }),
    { numRuns: 15 },
  );
}, 60_000);

test('resends a refused notice or digest without the answers, with the command to see them', async () => {
  const { deliver } = await setUp((raw) => raw.includes('winning numbers'));
  const payload = { ...submission().payload, firstName: 'The winning numbers', message: 'Fog.' };
  const digest = message({ purpose: 'digest', submissionId: null, payload: { submissions: ['1'] } });
  for (const told of [message(), digest]) {
    const raw = await deliver(submission({ payload }), told);
    expect(raw).toContain('npm run submissions');
    expect(raw).toContain(submission().id);
    expect(raw).not.toContain('Fog.');
  }
});

test('gives up immediately on a message to a person who no longer accepts messages', async () => {
  const { deliver } = await setUp(isOld);
  const payload = { ...submission().payload, to: 98 };
  await expect(deliver(submission({ payload }))).rejects.toThrow(PermanentDeliveryError);
});
