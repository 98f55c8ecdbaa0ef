import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationSchema, contactSchema, generalApplicationSchema } from '@fatal/contracts';
import { application, contact } from '../../../test/bodies.ts';
import { command } from '../../../test/command-line.ts';
import { contactSubmission, describeEngines, makeFolder, openFixture } from '../../../test/stores.ts';
import type { StoredFile, Submission } from '../../store/store.ts';
import { csvOf, csvRow, payloadColumns } from '../csv.ts';

/** Reads CSV by the rules of RFC 4180, and strictly: quotes stand around a cell or are doubled, lines end in CRLF. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/gy;
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`There is no cell at ${text.slice(at, at + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[3] ?? '');
    if ((match[2] ?? match[4]) === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The rows as objects by the names of their columns. */
function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = parseCsv(text);
  return rows.map((row) => {
    expect(row).toHaveLength(names.length);
    return Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']));
  });
}

async function csvText(...submissions: Submission[]): Promise<string> {
  const csv = csvOf();
  for (const submission of submissions) csv.write(csvRow(submission));
  csv.end();
  return (await csv.toArray()).join('');
}

const submission = (payload: Record<string, unknown>): Submission => ({
  id: 'id',
  kind: 'contact',
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'en',
  spam: false,
  payload,
  file: null,
});

/** The beginning of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

describe('CSV', () => {
  test('keeps every text, with an apostrophe before a formula', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const nasty = fc.stringMatching(/^[=+\-@\t\r\n",;' A1|＝]*$/);
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, nasty), fc.oneof(text, nasty), async (message, firstName) => {
        const rows = readCsv(await csvText(submission({ message, firstName }), submission({ message })));
        const expected = (value: string) => {
          const clean = value.replaceAll('\0', '\uFFFD');
          return FORMULA.test(clean) ? `'${clean}` : clean;
        };
        expect(rows).toMatchObject([
          { message: expected(message), firstName: expected(firstName) },
          { message: expected(message), firstName: '' },
        ]);
        for (const value of rows.flatMap((row) => Object.values(row))) expect(value).not.toMatch(FORMULA);
      }),
      { numRuns: 300 },
    );
  });

  test('lists links one a line, and puts fields without a column into the last one', async () => {
    const links = [{ platform: 'x', link: 'https://x.com' }, { link: 'https://a.org' }];
    const payload = { social_links: links, birthday: '=1+1' };
    expect(readCsv(await csvText(submission(payload)))).toMatchObject([
      { social_links: 'x: https://x.com\nhttps://a.org', more: '{"birthday":"=1+1"}' },
    ]);
  });

  test('has columns of all kinds that come from people, each once', () => {
    const columns = payloadColumns();
    expect(new Set(columns).size).toBe(columns.length);
    for (const { entries } of [applicationSchema, generalApplicationSchema, contactSchema]) {
      expect(columns).toEqual(expect.arrayContaining(Object.keys(entries)));
    }
    expect(columns).not.toContain('age');
    expect(payloadColumns('gate')).toEqual(['language', 'region', 'age']);
  });
});

describeEngines('export', (makePlace) => {
  const fill = async () => {
    const fixture = await openFixture(makePlace);
    await fixture.store.submit(contactSubmission({ payload: { ...contact, message: '=cmd|"calc"' } }));
    fixture.pass(1_000);
    const file: StoredFile = {
      name: 'ada.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: 'a',
      path: 'uploads/1',
      scan: 'flagged',
    };
    await fixture.store.submit(contactSubmission({ kind: 'application', payload: application, file }));
    await fixture.store.submit(contactSubmission({ payload: contact, spam: true }));
    return fixture;
  };

  test('writes CSV, oldest first, without spam', async () => {
    const { place } = await fill();
    const { code, stdout, stderr } = await command(place, 'export', '--csv');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readCsv(stdout)).toMatchObject([
      {
        kind: 'contact',
        created_at: '2026-11-21T12:00:00.000Z',
        message: `'=cmd|"calc"`,
        spam: '',
        file_name: '',
      },
      {
        kind: 'application',
        role: 'Prop Artist',
        file_name: 'ada.pdf',
        file_path: 'uploads/1',
        file_scan: 'flagged',
      },
    ]);
  });

  test('writes JSON lines without any change', async () => {
    const { place, store } = await fill();
    const { stdout } = await command(place, 'export', '--json', '--spam');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Submission);
    expect(lines).toEqual((await store.listSubmissions()).reverse());
    expect(lines).toHaveLength(3);
  });

  test('takes --kind, --since and --spam', async () => {
    const { place } = await fill();
    const rows = async (...args: string[]) =>
      readCsv((await command(place, 'export', '--csv', ...args)).stdout);
    expect(await rows('--kind', 'contact')).toHaveLength(1);
    expect(await rows('--kind', 'contact', '--spam')).toMatchObject([{ spam: '' }, { spam: 'yes' }]);
    expect(await rows('--since', '2026-11-21T12:00:01Z')).toMatchObject([{ kind: 'application' }]);
    expect(Object.keys((await rows('--kind', 'contact'))[0] ?? {})).not.toContain('motivation');
  });

  test('writes a file that only its owner can read, and overwrites none', async () => {
    const { place } = await fill();
    const out = join(place.dataDir, 'all.csv');
    expect(await command(place, 'export', '--csv', '--out', out)).toEqual({
      code: 0,
      stdout: '',
      stderr: `Wrote ${out}\n`,
    });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(readCsv(readFileSync(out, 'utf8'))).toHaveLength(2);
    writeFileSync(out, 'mine');
    expect(await command(place, 'export', '--csv', '--out', out)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${out} exists already.\n`,
    });
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });
});

test('export leaves no file where it cannot write', async () => {
  const { place } = await openFixture(makeFolder);
  const out = join(place.dataDir, 'missing', 'all.csv');
  expect(await command(place, 'export', '--json', '--out', out)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'This did not work: it does not exist.\n',
  });
  expect(existsSync(`${out}.partial`)).toBe(false);
});
