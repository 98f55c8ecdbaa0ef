import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { FORMS, LOCALES, languageTag, type FieldDescription } from '@fatal/contracts';
import { application, contact, gate, generalApplication } from '../../../test/bodies.ts';
import { greeting } from '../../mail/templates/sender.ts';
import { command, commandWith } from '../../../test/command-line.ts';
import { hrefsOf, pageAbout, pagesOf } from '../../../test/dossier-pages.ts';
import {
  DAY,
  contactSubmission,
  describeEngines,
  makeFolder,
  openFixture,
  type MakeLocation,
  type StoreFixture,
} from '../../../test/stores.ts';
import { APPLICATION_FORMS } from '../../dossier/applications.ts';
import { writeDossier } from '../../dossier/write-dossier.ts';
import { i18nFor } from '../../messages/i18n.ts';
import type { NewSubmission, StoredFile } from '../../store/store.ts';

const LINKS = [
  { platform: 'artstation', link: 'https://artstation.com/ada?a=1&b=2' },
  { platform: 'other', link: 'javascript:alert(1)' },
];

const applicationOf = (changes: object = {}, rest: Partial<NewSubmission> = {}) =>
  contactSubmission({
    kind: 'application',
    payload: { ...application, social_links: LINKS, ...changes },
    ...rest,
  });

function storeFile(dataDir: string): StoredFile {
  const content = 'Who I am.';
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/1'), content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: 'cv.txt', type: '', size: content.length, sha256, path: 'uploads/1' };
}

async function fill(makeLocation: MakeLocation) {
  const fixture = await openFixture(makeLocation);
  const { store, place, pass } = fixture;
  await store.submit(applicationOf({ role: 'Concept Artist' }, { withdrawTokenHash: 'hash' }));
  pass(DAY);
  await store.submit(applicationOf({ full_name: '霧子', surname: '山田' }, { locale: 'jp' }));
  await store.submit(applicationOf({ full_name: 'Mallory', role: 'Concept Artist' }, { spam: true }));
  await store.submit(
    contactSubmission({
      kind: 'general-application',
      payload: { ...generalApplication, full_name: 'Lucía', email: 'lucia@example.org' },
      file: storeFile(place.dataDir),
    }),
  );
  await store.submit(contactSubmission({ payload: { ...contact, firstName: 'Only a question' } }));
  await store.submit(contactSubmission({ kind: 'gate', payload: gate }));
  return fixture;
}

const outOf = ({ place }: StoreFixture) => join(place.dataDir, 'dossier');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Contains a name, which may be long.
    'long-title': 'off',
  },
});

async function expectValidHtml(html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(html).toContain(`content="default-src 'none'; style-src 'sha256-${hash}';`);
  expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form|base)|\bon\w+="|url\(|@import/i);
  for (const href of hrefsOf(html)) {
    expect(href).toMatch(
      /^(?:https?:\/\/|mailto:|#|\.\.\/index\.html#|applications\/|[\da-f-]+\.(?:pdf|bin)$)/,
    );
  }
  expect(html.match(/<a href="(?:http|mailto)[^>]*>/g) ?? []).toEqual(
    html.match(/<a href="(?:http|mailto)[^>]* rel="noreferrer">/g) ?? [],
  );
}

describeEngines('the dossier', (makeLocation) => {
  test('has a page for each application and an index by position', async () => {
    const fixture = await fill(makeLocation);
    const out = outOf(fixture);
    const result = await command(fixture.place, 'dossier', '--out', out);
    expect(result).toEqual({
      code: 0,
      stdout: `Open ${join(out, 'index.html')} (4 applications, 1 marked as spam, 1 file)\n`,
      stderr: 'The folder contains personal data. Delete it after reading.\n',
    });
    const pages = pagesOf(out);
    expect(pages.size).toBe(5);
    for (const html of pages.values()) await expectValidHtml(html);
    const index = pages.get('index.html') ?? '';
    expect(Array.from(index.matchAll(/<h2 id="([^"]+)">/g), ([, id]) => id)).toEqual([
      'role-prop-artist',
      'role-concept-artist',
      'general-application',
      'marked',
    ]);
    expect(index).not.toContain('Only a question');
    // The index links to each page, which links back to its entry.
    const paths = [...pages.keys()].filter((path) => path !== 'index.html').sort();
    expect([...new Set(hrefsOf(index).filter((href) => !href.startsWith('#')))].sort()).toEqual(paths);
    for (const path of paths) {
      const [back = ''] = hrefsOf(pages.get(path) ?? '');
      expect(index).toContain(`id="${back.replace('../index.html#', '')}"`);
    }
  });

  test('shows answers, language, time and spam mark', async () => {
    const fixture = await fill(makeLocation);
    const out = outOf(fixture);
    await command(fixture.place, 'dossier', '--out', out);
    const html = pageAbout(out, '<bdi lang="ja">山田 霧子</bdi>');
    // The confirmation greets the applicant by the same name.
    const sender = { locale: 'jp', payload: { full_name: '霧子', surname: '山田' } } as const;
    expect(greeting(i18nFor('jp'), sender)).toBe('山田 霧子様');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<span lang="ja">日本語</span>');
    expect(html).toContain(
      '<time datetime="2026-11-22T12:00:00.000Z">22 November 2026 at 13:00 (Madrid time)</time>',
    );
    expect(html).toContain('<dt>Marked as spam</dt><dd>No</dd>');
    expect(html).toContain('<dt>How you found us</dt><dd>This website</dd>');
    expect(html).toContain('<a href="mailto:ada@example.org" rel="noreferrer">ada@example.org</a>');
    expect(html).toContain(
      '<a href="https://artstation.com/ada?a=1&amp;b=2" rel="noreferrer">https://artstation.com/ada?a=1&amp;b=2</a>',
    );
    expect(html).toContain('Other: javascript:alert(1)</li>');
    const marked = pageAbout(out, 'Mallory');
    expect(marked).toContain('<p class="mark">Marked as spam</p>');
    expect(marked).toContain('<dt>Marked as spam</dt><dd>Yes</dd>');
    const [, list = ''] = readFileSync(join(out, 'index.html'), 'utf8').split('<h2 id="marked">');
    expect(list).toContain('Mallory');
    expect(list).not.toContain('Ada');
  });

  test('is accessible only to its owner', async () => {
    const before = process.umask(0);
    const fixture = await fill(makeLocation);
    const out = outOf(fixture);
    mkdirSync(out, { mode: 0o755 });
    const { code } = await command(fixture.place, 'dossier', '--out', out);
    process.umask(before);
    expect(code).toBe(0);
    const modes = ['.', ...readdirSync(out, { recursive: true, encoding: 'utf8' })].map((path) => {
      const stats = statSync(join(out, path));
      return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
    });
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
  });

  test('supports --role and --since', async () => {
    const fixture = await fill(makeLocation);
    const names = async (dir: string, ...args: string[]) => {
      const out = join(fixture.place.dataDir, dir);
      expect((await command(fixture.place, 'dossier', ...args, '--out', out)).code).toBe(0);
      const index = readFileSync(join(out, 'index.html'), 'utf8');
      return { index, sections: Array.from(index.matchAll(/<h2[^>]*>([^<]*)/g), ([, text]) => text) };
    };
    const { index, sections } = await names('a', '--role', 'concept');
    expect(sections).toEqual(['Concept Artist', 'Marked as spam']);
    expect(index).toContain('Applications: 2. Marked as spam: 1.');
    const lately = await names('b', '--role', 'concept', '--since', '2026-11-22');
    expect(lately.index).not.toContain('Ada');
    expect(lately.index).toContain(
      'Only applications received on 22 November 2026 at 01:00 (Madrid time) or later.',
    );
    expect((await names('c', '--role', 'fx')).index).toContain('<p>There are no applications.</p>');
  });

  test('leaves out applications that were withdrawn or erased, even during the command', async () => {
    const fixture = await fill(makeLocation);
    const { store, place, now } = fixture;
    await store.withdraw('hash');
    await command(place, 'dossier', '--out', outOf(fixture));
    expect(readFileSync(join(outOf(fixture), 'index.html'), 'utf8')).toContain('Applications: 3.');
    const out = join(place.dataDir, 'meanwhile');
    const options = { locale: 'en' as const, now };
    const slow: typeof store = {
      ...store,
      findSubmission: async (id) => {
        await store.eraseByEmail('lucia@example.org');
        return store.findSubmission(id);
      },
    };
    const made = await writeDossier(slow, place.dataDir, out, options);
    expect(made).toMatchObject({ applications: 2, files: 0, badFiles: [] });
    expect(readdirSync(join(out, 'applications'))).toHaveLength(2);
    expect([...pagesOf(out).values()].join('')).not.toMatch(/Lucía/);
  });
});

describe('the dossier', () => {
  test.each(LOCALES)('uses the language of the studio: %s', async (locale) => {
    const fixture = await fill(makeFolder);
    const out = outOf(fixture);
    const env = { MAIL_STUDIO_LANGUAGE: locale };
    expect((await commandWith(env, fixture.place, 'dossier', '--out', out)).code).toBe(0);
    for (const html of pagesOf(out).values()) {
      expect(html).toContain(`<html lang="${languageTag(locale)}">`);
      expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/\b(?:dossier|summary|kind|field|mail)\.\w|undefined/);
      await expectValidHtml(html);
    }
  });

  test.each(APPLICATION_FORMS)('shows every field of %s with its label', async (kind) => {
    const fixture = await openFixture(makeFolder);
    const fields = Object.entries<FieldDescription>(FORMS[kind]).filter(([, field]) => field.kind !== 'file');
    const value = (name: string, { kind }: FieldDescription) =>
      kind === 'links' ? [{ link: `https://${name}.example` }] : `What was written into ${name}.`;
    const payload = Object.fromEntries(fields.map(([name, field]) => [name, value(name, field)]));
    await fixture.store.submit(
      contactSubmission({ kind, payload: { ...payload, of_an_earlier_form: 'kept' }, locale: 'de' }),
    );
    const out = outOf(fixture);
    await command(fixture.place, 'dossier', '--out', out);
    const html = pageAbout(out, 'kept');
    const i18n = i18nFor('en');
    for (const [name, { label, answerLabel = label }] of fields) {
      expect(html).toContain(`<dt>${i18n._(answerLabel)}</dt>`);
      expect(html).toMatch(new RegExp(`What was written into ${name}\\.|https://${name}\\.example`));
    }
    expect(html).toContain('<dt>of_an_earlier_form</dt>');
    expect(html).toContain('lang="de"');
  });

  test('escapes answers and links only web and mail addresses', async () => {
    const fixture = await openFixture(makeFolder);
    const nasty = `"><script>alert(1)</script><a href="javascript:alert(1)" onclick="x">'&\u202e\u0000`;
    const texts = Object.fromEntries(Object.keys(application).map((name) => [name, nasty]));
    const links = [
      `https://evil.example/${nasty}`,
      ' javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '//evil.example',
      'mailto:a@b.example',
    ].map((link) => ({ platform: nasty, link }));
    for (const email of [
      nasty,
      'a?bcc=eve@evil.example',
      'a@b.example?bcc=eve@evil.example',
      'a&b@c.example',
    ]) {
      await fixture.store.submit(
        contactSubmission({ kind: 'application', payload: { ...texts, social_links: links, email } }),
      );
    }
    await fixture.store.submit(
      contactSubmission({
        kind: 'general-application',
        payload: { ...generalApplication, portfolio: 'javascript:alert(1)' },
      }),
    );
    const out = outOf(fixture);
    expect((await command(fixture.place, 'dossier', '--out', out)).code).toBe(0);
    const pages = [...pagesOf(out).values()];
    for (const html of pages) await expectValidHtml(html);
    const hrefs = pages.flatMap(hrefsOf);
    expect(hrefs.filter((href) => href.startsWith('mailto:')).sort()).toEqual([
      'mailto:a%26b@c.example',
      'mailto:a%3Fbcc%3Deve@evil.example',
      'mailto:ada@example.org',
    ]);
    expect(pages.join('')).not.toMatch(/[\u202e\0]/);
  });

  test('rejects a folder that is not empty or not writable', async () => {
    const fixture = await openFixture(makeFolder);
    const out = outOf(fixture);
    mkdirSync(out);
    writeFileSync(join(out, 'mine.txt'), 'mine');
    const refused = (stderr: string) => ({ code: 1, stdout: '', stderr });
    expect(await command(fixture.place, 'dossier', '--out', out)).toEqual(refused(`${out} is not empty.\n`));
    expect(readdirSync(out)).toEqual(['mine.txt']);
    const file = join(out, 'mine.txt');
    const reason = 'part of the path is not a folder';
    for (const place of [file, join(file, 'dossier')]) {
      expect(await command(fixture.place, 'dossier', '--out', place)).toEqual(
        refused(expect.stringContaining(`Cannot write ${place}: ${reason}.\n`) as string),
      );
    }
  });

  test('leaves no files behind if it fails', async () => {
    const fixture = await fill(makeFolder);
    const { store, place, now } = fixture;
    const out = outOf(fixture);
    const failing: typeof store = { ...store, findSubmission: () => Promise.reject(new Error('gone')) };
    const options = { locale: 'en' as const, now };
    await expect(writeDossier(failing, place.dataDir, out, options)).rejects.toThrow(
      `Cannot write ${out}: gone.`,
    );
    expect(existsSync(out)).toBe(false);
    mkdirSync(out);
    await expect(writeDossier(failing, place.dataDir, out, options)).rejects.toThrow();
    expect(readdirSync(out)).toEqual([]);
  });
});
