import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const MOTIVATION = 'Quiero construir salas en las que se oiga la lluvia.\n<script>alert(1)</script>';

/** Types a date into a native date field, whatever order the browser's language gives its parts. */
async function fillBirthDate(page: Page, date: string) {
  await page.locator('input[type=date]').fill(date);
}

async function openMenuIfSmall(page: Page) {
  const opener = page.getByRole('button', { name: /Open the menu|Abrir el menú/ });
  if (await opener.isVisible()) await opener.click();
}

async function fillApplication(page: Page, email: string) {
  const form = page.locator('#apply');
  await form.getByLabel('Nombre', { exact: true }).fill('Nerea');
  await form.getByLabel('Apellidos').fill('Okafor');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Plataforma').selectOption('artstation');
  const link = form.getByLabel('URL');
  await link.fill('artstation.com/nereaokafor');
  await link.blur();
  await expect(link).toHaveValue('https://artstation.com/nereaokafor');
  await form.getByLabel('Software').fill('Blender, UE5');
  await form.getByLabel('Motivación').fill(MOTIVATION);
  await form.locator('select[name=source]').selectOption('other');
  await form.locator('[name=other_source]').fill('Un cartel en mi escuela');
}

// DECISIONS 4: 201 means on disk
test('from a shared link through the gate to an application that outlives a kill', async ({
  page,
  product,
}, info) => {
  const email = `nerea-${info.project.name}-${String(info.retry)}@example.org`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });

  await page.goto('/team');
  await expect(page).toHaveURL('/gate');
  await hydrated(page);
  await expect(page.getByText('16')).toHaveCount(0);

  await fillBirthDate(page, '2015-05-20');
  await page.getByRole('button', { name: 'Enter' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('You must be at least 16 years old to enter.');
  await expect(page.locator('input[type=date]')).toBeFocused();
  await expect(page.locator('input[type=date]')).toHaveValue('2015-05-20');
  expect(sent).toEqual([]);

  await fillBirthDate(page, '1990-02-28');
  const gateData = page.waitForRequest('**/api/gate-data');
  await page.getByRole('button', { name: 'Enter' }).click();
  const gateBody = (await gateData).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(gateBody).sort()).toEqual(['age', 'language', 'region']);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1990');

  await expect(page.getByRole('link', { name: 'Continue to Team' })).toHaveAttribute('href', '/team');

  await openMenuIfSmall(page);
  const language = page.getByRole('button', { name: /EN, choose the language/ });
  if (await language.isVisible()) {
    await language.click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
  } else {
    await page.getByRole('button', { name: 'Español' }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('link', { name: 'Ir a «Equipo»' })).toBeVisible();
  await page.locator('main a[href="/careers"]').click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('a[href="/join-us/environment"]').first().click();
  await expect(page).toHaveURL('/join-us/environment');

  await page.locator('a[href="#apply"]').click();
  await expect(page.locator('#apply-full_name')).toBeFocused();
  const submit = page.locator('#apply').getByRole('button', { name: 'Enviar candidatura' });
  await submit.click();
  await expect(page.locator('#apply-full_name')).toBeFocused();
  await expect(page.locator('#apply-full_name')).toHaveAccessibleDescription('Este campo es obligatorio.');
  const summary = page.locator('#apply').getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(8);
  await summary.getByRole('link', { name: 'Motivación' }).click();
  await expect(page.locator('#apply-motivation')).toBeFocused();

  await fillApplication(page, email);
  const posted = page.waitForRequest('**/api/applications');
  await submit.click();
  const request = await posted;
  await expect(page.locator('#apply').getByRole('heading', { name: 'Fijado.' })).toBeFocused();
  await expect(page.locator('#apply')).toContainText(email);

  await product.stop('SIGKILL');
  await product.restart();
  const mine = () => product.submissions().filter((one) => JSON.stringify(one).includes(email));
  expect(mine()).toHaveLength(1);
  expect(mine()[0]).toMatchObject({
    kind: 'application',
    payload: {
      full_name: 'Nerea',
      role: 'Environment Artist',
      motivation: MOTIVATION,
      source: 'Un cartel en mi escuela',
    },
  });

  const again = await page.request.post(`${product.url}/api/applications`, {
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': (await request.headerValue('idempotency-key')) ?? '',
    },
    data: request.postData() ?? '',
  });
  expect(again.status()).toBe(201);
  expect(mine()).toHaveLength(1);
});
