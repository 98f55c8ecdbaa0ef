import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EVENT_APPLICATIONS_ENDPOINT } from '@fatal/contracts';
import { makeApp, type AppFixture } from '../../../test/app-fixture.ts';
import { eventFields } from '../../../test/bodies.ts';
import { multipartBody, pdf } from '../../../test/multipart.ts';
import { temporaryDir } from '../../../test/site-fixture.ts';
import { createEventCodes } from '../../store/event-codes.ts';

/** Creates an app with a scanner that runs `script`, which may write to `$notes`. */
async function withScanner(script: string) {
  const dir = temporaryDir('scanner');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const program = join(dir, 'scan');
  const notes = join(dir, 'notes');
  writeFileSync(program, `#!/bin/sh\nnotes='${notes}'\n${script}\n`, { mode: 0o700 });
  const fixture = await makeApp({ config: { scanCommand: [program, '--no-summary', '--fdpass'] } });
  const warn = vi.spyOn(fixture.app.log, 'warn');
  return { ...fixture, program, notes, warn };
}

async function send({ app, store }: AppFixture, texts: Record<string, string> = {}) {
  const [md_code = ''] = await createEventCodes(store, 1);
  const form = { ...eventFields(md_code), ...texts };
  const body = multipartBody([...Object.entries(form), ['resume', pdf]]);
  const response = await app.inject({ method: 'POST', url: EVENT_APPLICATIONS_ENDPOINT, ...body });
  return response.statusCode;
}

const marks = async ({ store }: AppFixture) => (await store.listSubmissions()).map(({ file }) => file?.scan);

test('stores an upload as not scanned without a scanner', async () => {
  const fixture = await makeApp();
  expect(await send(fixture)).toBe(201);
  expect(await marks(fixture)).toEqual(['not scanned']);
});

test.each([
  ['clean', 'exit 0'],
  ['flagged', 'echo found; exit 1'],
])('stores an upload that the scanner reports as %s', async (mark, script) => {
  const fixture = await withScanner(script);
  expect(await send(fixture)).toBe(201);
  expect(await marks(fixture)).toEqual([mark]);
  expect(readdirSync(join(fixture.dataDir, 'uploads'))).toHaveLength(1);
  expect(fixture.warn).not.toHaveBeenCalled();
});

test.each([
  ['fails', 'exit 2', 'exited with 2'],
  ['is killed', 'kill -9 $$', 'exited with SIGKILL'],
  ['is missing', '', 'ENOENT'],
])('stores and logs an upload as not scanned if the scanner %s', async (_how, script, reason) => {
  const fixture = await withScanner(script);
  if (reason === 'ENOENT') rmSync(fixture.program);
  expect(await send(fixture)).toBe(201);
  expect(await marks(fixture)).toEqual(['not scanned']);
  const [[logged, message] = []] = fixture.warn.mock.calls as unknown as [{ err: Error }, string][];
  expect(message).toBe('an upload was not scanned');
  expect(logged?.err.message).toContain(reason);
});

test('kills a hanging scanner without losing its application or the next one', async () => {
  const fixture = await withScanner('trap "" TERM; echo $$ > "$notes"; while :; do :; done');
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  onTestFinished(() => timeout.mockRestore());
  const both = Promise.all([send(fixture), send(fixture)]);
  const pid = await vi.waitFor(
    () => {
      const text = readFileSync(fixture.notes, 'utf8');
      expect(text).toMatch(/^\d+\n$/);
      return Number(text);
    },
    { timeout: 20_000 },
  );
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  over.abort();
  expect(await both).toEqual([201, 201]);
  expect(await marks(fixture)).toEqual(['not scanned', 'not scanned']);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 20_000 });
});

test('scans one upload at a time', async () => {
  const fixture = await withScanner('mkdir "$notes" || exit 2; cat "$0" "$3" > /dev/null; rmdir "$notes"');
  const all = Array.from({ length: 8 }, () => send(fixture));
  expect(new Set(await Promise.all(all))).toEqual(new Set([201]));
  expect(await marks(fixture)).toEqual(all.map(() => 'clean'));
});

test('passes its options and a complete file with a generated name to the scanner, but no secrets', async () => {
  vi.stubEnv('SMTP_URL', 'smtps://user:password@mail.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const fixture = await withScanner('{ printf "%s\\n" "$@"; cat "$3"; env; } > "$notes"');
  expect(await send(fixture)).toBe(201);
  const notes = readFileSync(fixture.notes, 'utf8');
  const [name = ''] = readdirSync(join(fixture.dataDir, 'uploads'));
  expect(notes.startsWith(`--no-summary\n--fdpass\n${join(fixture.dataDir, 'uploads', name)}\n`)).toBe(true);
  expect(notes).toContain(String(pdf.content));
  expect(notes).toContain('PATH=');
  expect(notes).not.toContain('password');
  expect(notes).not.toContain('resume.pdf');
});

test('does not scan the file of a rejected form', async () => {
  const fixture = await withScanner('touch "$notes"');
  expect(await send(fixture, { first_name: '' })).toBe(422);
  expect(existsSync(fixture.notes)).toBe(false);
});
