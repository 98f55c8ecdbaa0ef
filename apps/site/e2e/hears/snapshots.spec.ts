import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, hydrated, passedBefore, test } from '../test.ts';
import { keepContent } from './content.ts';
import { Hearing } from './hearing.ts';
import { listen, SUBJECTS } from './subjects.ts';

/** The words of the source, and those that are furthest from them. States are one language's: their words are in the catalogs. */
const LANGUAGES = ['en', 'jp'];
const [FIRST] = LANGUAGES;

const fileOf = (name: string, language: string) => `${name}-${language}.txt`;

/** Dates that are shown do not depend on the day; the year is the server's. */
const NOW = new Date(`${String(new Date().getFullYear())}-02-03T21:14:00+01:00`);

// The 404 page has its status, and forms are answered with failures.
test.use({ expectedNoise: { patterns: [/Failed to load resource/, /was answered with/] } });

for (const language of LANGUAGES) {
  for (const [name, subject] of Object.entries(SUBJECTS)) {
    test(`${name} in ${language} is heard as before`, async ({ page, context, product }) => {
      if (!subject.isOutside) await passedBefore(page);
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await page.clock.install({ time: NOW });
      await page.setViewportSize({ width: subject.width ?? 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await keepContent(page);
      const hearing = await Hearing.of(page);
      await page.goto(subject.path);
      await hydrated(page);
      await listen(hearing, subject, language === FIRST);
      expect(hearing.text()).toMatchSnapshot(fileOf(name, language));
    });
  }
}

test('no snapshot is left of what is gone', () => {
  const files = readdirSync(fileURLToPath(new URL('snapshots', import.meta.url)));
  const known = Object.keys(SUBJECTS).flatMap((name) => LANGUAGES.map((language) => fileOf(name, language)));
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});
