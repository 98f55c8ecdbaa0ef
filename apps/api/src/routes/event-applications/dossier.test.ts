import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../../../test/command-line.ts';
import { hrefsOf, pageAbout } from '../../../test/dossier-pages.ts';
import { contactSubmission, makeFolder, openFixture } from '../../../test/stores.ts';
import type { ScanResult, StoredFile } from '../../store/store.ts';

const festival = {
  first_name: 'Tomás',
  surname: 'Example',
  email: 'tomas@example.org',
  md_code: 'MD2025ABCD',
  portfolio_links: [{ link: 'https://tomas.example' }],
};

const RESUME = '%PDF-1.7\n%%EOF\n';
/** Content that replaces the stored {@link RESUME}. */
const DAMAGED = 'something else';

function storeResume(dataDir: string, content = RESUME): StoredFile {
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/1'), content);
  const sha256 = createHash('sha256')
    .update(content === DAMAGED ? RESUME : content)
    .digest('hex');
  return { name: 'index.html<.pdf', type: 'application/pdf', size: 12_345, sha256, path: 'uploads/1' };
}

async function filled(changes: Partial<StoredFile> = {}, content = RESUME) {
  const { store, place } = await openFixture(makeFolder);
  const file = { ...storeResume(place.dataDir, content), ...changes };
  await store.submit(contactSubmission({ kind: 'event-application', payload: festival, file }));
  const out = join(place.dataDir, 'dossier');
  return { out, file, ...(await command(place, 'dossier', '--out', out)) };
}

test('a dossier has a copy of the résumé with a safe name', async () => {
  const { out, stdout } = await filled();
  expect(stdout).toContain('(1 application, 0 marked as spam, 1 file)');
  const html = pageAbout(out, 'Tomás');
  const [name = ''] = hrefsOf(html).filter((href) => href.endsWith('.pdf'));
  expect(html).toContain(`<a href="${name}">index.html&lt;.pdf</a></bdi> (13 kB)`);
  expect(html).toContain('<dt>Festival code</dt>');
  expect(readFileSync(join(out, 'applications', name), 'utf8')).toBe(RESUME);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(
    '<h2 id="event-application">Festival application</h2>',
  );
});

test('a dossier links a PDF with a line break before its header', async () => {
  const { out } = await filled({}, `\r\n${RESUME}`);
  expect(hrefsOf(pageAbout(out, 'Tomás')).some((href) => href.endsWith('.pdf'))).toBe(true);
});

test.each([
  ['missing', 'The file is missing.', { path: 'uploads/2' }, RESUME],
  ['damaged', 'The file is damaged.', {}, DAMAGED],
])('a dossier reports a %s file and the command exits with 1', async (problem, words, changes, content) => {
  const { out, file, code, stderr } = await filled(changes, content);
  expect(code).toBe(1);
  expect(stderr).toContain(`\nMissing or damaged in the data: ${file.path} (${problem})\n`);
  const html = pageAbout(out, 'Tomás');
  expect(html).toContain(words);
  expect(hrefsOf(html).some((href) => /\.(?:pdf|txt|html)$/.test(href))).toBe(false);
});

const NOT_SCANNED = 'The file was not scanned for malware.';
const FLAGGED = 'Careful: the malware scan found something in the file.';

test.each<[ScanResult | undefined, string[]]>([
  ['clean', []],
  ['flagged', [FLAGGED]],
  ['not scanned', [NOT_SCANNED]],
  // Earlier versions left it out.
  [undefined, [NOT_SCANNED]],
])('a dossier has the result of the scan: %s', async (scan, expected) => {
  const { out } = await filled(scan && { scan });
  const html = pageAbout(out, 'Tomás');
  expect([NOT_SCANNED, FLAGGED].filter((words) => html.includes(words))).toEqual(expected);
});
