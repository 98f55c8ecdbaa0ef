import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './test.ts';
import { expectAccessible } from './violations.ts';

// Expected: the browser logs the status 422.
test.use({ expectedNoise: { patterns: [/422 \(Unprocessable/] } });

const resume = (content: string) => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

const PDF = '%PDF-1.7\n%%EOF\n';

const form = (page: Page) => page.locator('#apply');

async function fill(page: Page, code: string, file: ReturnType<typeof resume> | string = resume(PDF)) {
  await page.goto('/events/mundos-digitales-2025');
  await waitForHydration(page);
  for (const [name, value] of Object.entries({
    first_name: 'Nerea',
    surname: 'Okafor',
    email: 'festival@example.org',
    md_code: code,
  }))
    await form(page).locator(`[name=${name}]`).fill(value);
  await form(page).getByLabel('URL').fill('https://nerea.example');
  await form(page).getByLabel('CV').setInputFiles(file);
}

const submit = (page: Page) => form(page).locator('button[type=submit]').click();

test('accepts a code with a résumé once', async ({ insider: page, product }) => {
  const [code = ''] = product.command('codes', 'create', '1');
  await fill(page, code.toLowerCase());
  await submit(page);
  await expect(form(page).getByRole('heading', { name: 'We’ve received your application.' })).toBeFocused();
  const mine = () => product.submissions().filter((one) => JSON.stringify(one).includes(code));
  expect(mine()).toMatchObject([
    { kind: 'event-application', file: { name: 'resume.pdf', type: 'application/pdf', size: PDF.length } },
  ]);

  await fill(page, code);
  await submit(page);
  const field = form(page).locator('[name=md_code]');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/This code has already been used\./);
  expect(mine()).toHaveLength(1);
});

test('a rejected file keeps the code valid and the other values in place', async ({
  insider: page,
  product,
}) => {
  const [code = ''] = product.command('codes', 'create', '1');
  await fill(page, code, resume('MZ no pdf'));
  await submit(page);
  await expect(form(page).getByLabel('CV')).toBeFocused();
  await expect(form(page).locator('[name=surname]')).toHaveValue('Okafor');
  await form(page).getByLabel('CV').setInputFiles(resume(PDF));
  await submit(page);
  await expect(form(page).getByRole('heading', { name: 'We’ve received your application.' })).toBeFocused();
});

for (const [what, change] of [
  ['was saved again', (file: string) => writeFileSync(file, `${PDF}%%EOF\n`)],
  ['became shorter', (file: string) => writeFileSync(file, '%PDF-1.7\n')],
  ['was deleted', (file: string) => rmSync(file)],
] as const) {
  test(`reports a file that ${what} after it was chosen, and accepts it when chosen again`, async ({
    insider: page,
    product,
  }, testInfo) => {
    const [code = ''] = product.command('codes', 'create', '1');
    const file = testInfo.outputPath('resume.pdf');
    writeFileSync(file, PDF);
    await fill(page, code, file);
    const field = form(page).getByLabel('CV');
    await expect(field).toHaveAccessibleDescription(/resume\.pdf/);
    // Waits, because file systems may store times with a precision of one second.
    await page.waitForTimeout(1100);
    change(file);
    await submit(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/This file has changed or can’t be read any more\./);
    writeFileSync(file, PDF);
    await field.setInputFiles(file);
    await submit(page);
    await expect(form(page).getByRole('heading', { name: 'We’ve received your application.' })).toBeFocused();
  });
}

test('form errors meet WCAG 2.2 AA', async ({ insider: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/events/mundos-digitales-2025#apply');
  await waitForHydration(page);
  await form(page).locator('button[type=submit]').click();
  await expect(form(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
