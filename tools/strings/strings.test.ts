import { makeConfig, type LinguiConfig } from '@lingui/conf';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readCatalogFiles } from './catalog-files.ts';
import { catalogFormat } from './catalog-format.ts';
import { isOutOfDate, toTranslate } from './findings.ts';

const AREAS = ['home', 'shell'];

/** Creates a site with two areas, in English and Spanish. */
function makeSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'strings-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const catalogFile = (area: string, locale: string) => path.join(folder, 'locales', area, `${locale}.po`);
  const read = (areas: string[]) => {
    const config: LinguiConfig = {
      rootDir: folder,
      sourceLocale: 'en',
      locales: ['en', 'es'],
      format: catalogFormat,
      catalogs: areas.map((area) => ({
        path: `${folder}/locales/${area}/{locale}`,
        include: [`${folder}/${area}.ts`],
      })),
    };
    return readCatalogFiles(makeConfig(config));
  };
  return {
    catalogFile,
    say(area: string, messages: Record<string, string | undefined>) {
      const all = Object.entries(messages).map(([id, message]) =>
        message === undefined
          ? `/*i18n*/ { id: '${id}' }`
          : `/*i18n*/ { id: '${id}', message: '${message}' }`,
      );
      writeFileSync(path.join(folder, `${area}.ts`), `export const words = [${all.join(', ')}];`);
    },
    async extract(areas = AREAS) {
      for (const { file, extracted } of await read(areas)) {
        if (extracted === undefined) {
          rmSync(file, { force: true });
        } else {
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, extracted);
        }
      }
    },
    edit(area: string, change: (text: string) => string, locale = 'es') {
      const file = catalogFile(area, locale);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
    async check() {
      const files = await read(AREAS);
      return {
        outOfDate: files.filter(isOutOfDate).map(({ file }) => path.relative(folder, file)),
        findings: files.flatMap(toTranslate).map(({ id, english, before }) => ({ id, english, before })),
      };
    },
  };
}

const translate = (id: string, translation: string) => (text: string) =>
  text.replace(new RegExp(`(msgid "${id}"\nmsgstr )".*"`), `$1"${translation}"`);
const confirm = (text: string) => text.replace(/#\. English before .*\n#, fuzzy\n/, '');

let site: ReturnType<typeof makeSite>;

describe('translations', () => {
  beforeEach(async () => {
    site = makeSite();
    site.say('shell', { 'shell.top': 'Back to top' });
    site.say('home', { 'home.prints': 'Latest prints', 'home.team': 'Team' });
    await site.extract();
  });

  const translateAll = () => {
    site.edit('shell', translate('shell.top', 'Arriba'));
    site.edit('home', translate('home.prints', 'Últimas copias'));
    site.edit('home', translate('home.team', 'Equipo'));
  };
  const CHANGED = { id: 'home.prints', english: 'Newest prints', before: 'Latest prints' };

  it('are requested for messages only', async () => {
    const { outOfDate, findings } = await site.check();
    expect(outOfDate).toEqual([]);
    expect(findings.map(({ id }) => id)).toEqual(['home.prints', 'home.team', 'shell.top']);
    translateAll();
    expect(await site.check()).toEqual({ outOfDate: [], findings: [] });
  });

  it('are requested again when the English changes, before and after extraction', async () => {
    translateAll();
    site.say('home', { 'home.prints': 'Newest prints', 'home.team': 'Team' });
    expect((await site.check()).findings).toEqual([CHANGED]);
    await site.extract();
    expect(await site.check()).toEqual({ outOfDate: [], findings: [CHANGED] });
    site.edit('home', translate('home.prints', 'Copias más recientes'));
    expect((await site.check()).findings).toEqual([CHANGED]);
    site.edit('home', confirm);
    expect(await site.check()).toEqual({ outOfDate: [], findings: [] });
  });

  it('are requested again when the English was replaced in every file', async () => {
    translateAll();
    site.say('home', { 'home.prints': 'Newest prints', 'home.team': 'Team' });
    for (const locale of ['en', 'es']) {
      site.edit('home', (text) => text.replaceAll('Latest prints', 'Newest prints'), locale);
    }
    expect((await site.check()).findings).toMatchObject([{ id: 'home.prints' }]);
  });

  it('keep the original English after two changes, and are valid again when it is back', async () => {
    translateAll();
    site.say('home', { 'home.prints': 'New prints', 'home.team': 'Team' });
    await site.extract();
    site.say('home', { 'home.prints': 'Newest prints', 'home.team': 'Team' });
    await site.extract();
    expect((await site.check()).findings).toEqual([CHANGED]);
    site.say('home', { 'home.prints': 'Latest prints', 'home.team': 'Team' });
    await site.extract();
    expect(await site.check()).toEqual({ outOfDate: [], findings: [] });
  });

  it('move with their message and keep its original English', async () => {
    translateAll();
    site.say('home', { 'home.team': 'Team' });
    site.say('shell', { 'shell.top': 'Back to top', 'home.prints': 'Newest prints' });
    await site.extract();
    expect((await site.check()).findings).toEqual([CHANGED]);
    expect(readFileSync(site.catalogFile('shell', 'es'), 'utf8')).toContain('Últimas copias');
    expect(readFileSync(site.catalogFile('home', 'es'), 'utf8')).not.toContain('Últimas copias');
  });

  // Spec 3.10
  it.each(['en', 'es'])('are reported when the text is the key, in %s', async (locale) => {
    translateAll();
    site.say('home', { 'home.prints': 'Latest prints', 'home.team': locale === 'en' ? undefined : 'Team' });
    if (locale === 'es') site.edit('home', translate('home.team', 'home.team'));
    await site.extract();
    const { findings } = await site.check();
    expect(findings.map(({ id }) => id)).toContain('home.team');
  });

  it('are removed with their message', async () => {
    translateAll();
    site.say('home', {});
    expect((await site.check()).outOfDate).toEqual(['locales/home/en.po', 'locales/home/es.po']);
    await site.extract(['shell']);
    expect(existsSync(site.catalogFile('home', 'es'))).toBe(false);
    expect(existsSync(site.catalogFile('shell', 'es'))).toBe(true);
  });

  it('are the only changed lines when their English changes', async () => {
    translateAll();
    const before = readFileSync(site.catalogFile('home', 'es'), 'utf8').split('\n');
    site.say('home', { 'home.prints': 'Zoetropes', 'home.team': 'Team' });
    await site.extract();
    site.edit('home', translate('home.prints', 'Zoótropos'));
    site.edit('home', confirm);
    const after = readFileSync(site.catalogFile('home', 'es'), 'utf8').split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      expect.stringMatching(/^#\. English [0-9a-f]{8}: Zoetropes$/),
      'msgstr "Zoótropos"',
    ]);
  });
});
