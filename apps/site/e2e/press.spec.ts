import { languageTag, LOCALES } from '@fatal/contracts';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, waitForHydration, onlyInChromium, test } from './test.ts';

/** Magic bytes by file extension. */
const SIGNATURES: Readonly<Record<string, string>> = {
  jpg: 'ffd8ff',
  png: '89504e470d0a1a0a',
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"').toString('hex'),
};

const endingOf = (name: string) => name.replace(/^.*\./, '');

/** Unzips an archive. Fails the test if a file's contents don't match its extension. */
function open(bytes: Uint8Array): Map<string, Buffer> {
  const files = new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file)]));
  for (const [name, file] of files) {
    const signature = SIGNATURES[endingOf(name)];
    if (signature !== undefined) expect(file.toString('hex').startsWith(signature), name).toBe(true);
  }
  return files;
}

const namesOf = (files: Map<string, Buffer>, ending: string) =>
  [...files.keys()].filter((name) => endingOf(name) === ending);

for (const locale of LOCALES) {
  test(`the press kit in ${locale} contains translated facts, captions and logos`, async ({ request }) => {
    const tag = languageTag(locale);
    const answer = await request.get(`/press/fatal-press-kit-${tag}.zip`);
    expect(answer.headers()['content-type']).toBe('application/zip');
    const files = open(await answer.body());
    const folder = `fatal-press-kit-${tag}`;
    const html = files.get(`${folder}/factsheet.html`)?.toString() ?? '';
    expect(html).toContain(`<html lang="${tag}">`);
    const [, title = ''] = /<h1>Fatal\. ([^<]+)<\/h1>/.exec(html) ?? [];
    const page = await (await request.get(`/press?lang=${locale}`)).text();
    expect(page).toContain(`<title>${title}`);
    expect(files.get(`${folder}/factsheet.txt`)?.toString()).toContain(title);
    const captions = files.get(`${folder}/captions.txt`)?.toString().trim().split('\n') ?? [];
    for (const line of captions) expect(line).toMatch(/^fatal-\d+\.jpg\t./);
    expect(namesOf(files, 'svg').length).toBeGreaterThan(0);
    expect(namesOf(files, 'png')).toHaveLength(namesOf(files, 'svg').length);
  });
}

test('the picture archive contains every picture of the page and the terms of use', async ({
  request,
  insider: page,
}) => {
  const files = open(await (await request.get('/press/fatal-pictures.zip')).body());
  for (const locale of LOCALES)
    expect(files.get(`fatal-pictures/use.${languageTag(locale)}.txt`)?.length).toBeGreaterThan(0);
  await page.goto('/press');
  const links = await page
    .locator('main a[download]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const pictures = links.filter((href) => SIGNATURES[endingOf(href)] !== undefined);
  expect(pictures.length).toBeGreaterThan(0);
  for (const href of new Set(pictures)) {
    const inside = files.get(href.replace('/press', 'fatal-pictures'));
    expect(inside?.equals(await (await request.get(href)).body()), href).toBe(true);
  }
});

// Spec 3.1
test('visitors find the press kit in the footer, see its size and download it', async ({ insider: page }) => {
  await page.goto('/careers?lang=de');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Presse', exact: true }).click();
  await expect(page).toHaveURL(/\/press$/);
  const link = page.getByRole('link', { name: /^Alle Bilder/ });
  const [, shown = ''] =
    /ZIP, (\d+(?:,\d)?) MB$/.exec((await link.textContent())?.replace(/\s/g, ' ') ?? '') ?? [];
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('fatal-pictures.zip');
  const { length } = await readFile(await download.path());
  expect(Number(shown.replace(',', '.'))).toBeCloseTo(length / 1024 ** 2, 0);
});

test('an interrupted download can be resumed', async ({ request }) => {
  const path = '/press/fatal-pictures.zip';
  const whole = await (await request.get(path)).body();
  const part = await request.get(path, { headers: { Range: 'bytes=1000-' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 1000-${whole.length - 1}/${whole.length}`);
  expect((await part.body()).equals(whole.subarray(1000))).toBe(true);
});

// Spec 3.8
test(
  'the press kit prints only its facts, on at most two pages',
  onlyInChromium('Only Chromium can print to PDF.'),
  async ({ insider: page }) => {
    await page.goto('/press');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#facts')).toBeVisible();
    await expect(page.locator('#use')).toBeVisible();
    await expect(page.locator('main a[download]').filter({ visible: true })).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  },
);
