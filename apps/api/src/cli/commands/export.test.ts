import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applicationSchema, contactSchema, generalApplicationSchema } from '@fatal/contracts';
import { application, contact } from '../../../test/bodies.ts';
import { command } from '../../../test/command-line.ts';
import { contactSubmission, describeEngines, makeFolder, openFixture } from '../../../test/stores.ts';
import type { StoredFile, Submission } from '../../store/store.ts';
import { payloadColumns } from '../csv.ts';

/** Returns the CSV of one contact message with this payload. */
async function csvOfMessage(payload: Record<string, unknown>): Promise<string> {
  const { place, store } = await openFixture(makeFolder);
  await store.submit(contactSubmission({ payload }));
  return (await command(place, 'export', '--csv', '--kind', 'contact')).stdout;
}

describe('CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
    'puts an apostrophe before the formula %j',
    async (message) => {
      expect(await csvOfMessage({ message })).toContain(`,"'${message}",`);
    },
  );

  test('has a byte order mark, CRLF and quoted text', async () => {
    const csv = await csvOfMessage({ firstName: 'Ada', message: 'One, "two"\nthree\0' });
    expect(csv).toMatch(/^\uFEFF"id","created_at","kind",[^\n]+,"more"\r\n/);
    expect(csv).toContain(',"Ada",');
    expect(csv).toContain(',"One, ""two""\nthree\uFFFD",');
    expect(csv).toMatch(/"\r\n$/);
  });

  test('lists links one per line and puts fields without a column into the last one', async () => {
    const { place, store } = await openFixture(makeFolder);
    const social_links = [{ platform: 'x', link: 'https://x.com' }, { link: 'https://a.org' }];
    await store.submit(contactSubmission({ kind: 'application', payload: { social_links, birthday: '=1' } }));
    const { stdout } = await command(place, 'export');
    expect(stdout).toContain(',"x: https://x.com\nhttps://a.org",');
    expect(stdout).toContain(',"{""birthday"":""=1""}"\r\n');
  });

  test('has the fields of all forms as columns, each once', () => {
    const columns = payloadColumns();
    expect(new Set(columns).size).toBe(columns.length);
    for (const { entries } of [applicationSchema, generalApplicationSchema, contactSchema]) {
      expect(columns).toEqual(expect.arrayContaining(Object.keys(entries)));
    }
    expect(columns).not.toContain('age');
    expect(payloadColumns('gate')).toEqual(['language', 'region', 'age']);
  });
});

describeEngines('export', (makeLocation) => {
  const file: StoredFile = {
    name: 'ada.pdf',
    type: 'application/pdf',
    size: 1,
    sha256: 'a',
    path: 'uploads/1',
    scan: 'flagged',
  };

  const fill = async () => {
    const fixture = await openFixture(makeLocation);
    await fixture.store.submit(contactSubmission({ payload: contact }));
    fixture.pass(1_000);
    await fixture.store.submit(contactSubmission({ kind: 'application', payload: application, file }));
    await fixture.store.submit(contactSubmission({ payload: contact, spam: true }));
    return fixture;
  };

  /** Returns kind and spam mark of each row of an export, in order. */
  const kindsOf = (csv: string) =>
    Array.from(csv.matchAll(/Z","([a-z-]+)","en","(yes)?/g), ([, ...kind]) => kind);

  test('writes CSV, oldest first, without spam', async () => {
    const { place } = await fill();
    const { code, stdout, stderr } = await command(place, 'export');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(kindsOf(stdout)).toEqual([
      ['contact', undefined],
      ['application', undefined],
    ]);
    expect(stdout).toContain(',"ada.pdf","uploads/1","flagged",');
  });

  test('writes unchanged submissions as JSON lines', async () => {
    const { place, store } = await fill();
    const { stdout } = await command(place, 'export', '--json', '--spam');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Submission);
    expect(lines).toEqual((await store.listSubmissions()).reverse());
    expect(lines).toHaveLength(3);
  });

  test('supports --kind, --since and --spam', async () => {
    const { place } = await fill();
    const rows = async (...args: string[]) => kindsOf((await command(place, 'export', ...args)).stdout);
    expect(await rows('--kind', 'contact')).toEqual([['contact', undefined]]);
    expect(await rows('--kind', 'contact', '--spam')).toEqual([
      ['contact', undefined],
      ['contact', 'yes'],
    ]);
    expect(await rows('--since', '2026-11-21T12:00:01Z')).toEqual([['application', undefined]]);
    expect((await command(place, 'export', '--kind', 'contact')).stdout).not.toContain('"motivation"');
  });

  test('writes a file that only its owner can read and never overwrites one', async () => {
    const { place } = await fill();
    const out = join(place.dataDir, 'all.csv');
    const result = await command(place, 'export', '--out', out);
    expect(result).toEqual({ code: 0, stdout: '', stderr: `Wrote ${out}\n` });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(kindsOf(readFileSync(out, 'utf8'))).toHaveLength(2);
    writeFileSync(out, 'mine');
    const again = await command(place, 'export', '--out', out);
    expect(again).toEqual({ code: 1, stdout: '', stderr: `${out} already exists.\n` });
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });
});

test('export leaves no file behind if writing fails', async () => {
  const { place } = await openFixture(makeFolder);
  const out = join(place.dataDir, 'missing', 'all.csv');
  expect(await command(place, 'export', '--json', '--out', out)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The command failed: ${out}.partial: it does not exist.\n`,
  });
  expect(existsSync(`${out}.partial`)).toBe(false);
});
