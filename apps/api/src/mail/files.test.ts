import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../test/site-fixture.ts';
import type { Mail } from './mail.ts';
import { fileTransport } from './files.ts';

const mail: Mail = {
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  locale: 'en',
  from: { name: 'Fatal', address: 'post@fatal.example' },
  to: 'ada@example.org',
  date: new Date('2026-11-21T12:00:00Z'),
  subject: 'Hello',
  blocks: [{ type: 'paragraph', text: 'Hello.' }],
};

test('writes a mail to a file that only its owner can read, replacing an earlier attempt', async () => {
  const dir = temporaryDir('mails');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const transport = fileTransport(dir);
  const signal = AbortSignal.timeout(20_000);
  await transport.send(mail, signal);
  await transport.send(mail, signal);
  const folder = join(dir, 'outbox');
  expect(readdirSync(folder)).toEqual([`${mail.id}.eml`]);
  const file = join(folder, `${mail.id}.eml`);
  expect(readFileSync(file, 'utf8')).toMatch(/^To: ada@example\.org\r\n/m);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
