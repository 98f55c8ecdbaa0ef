import type { Page } from '@playwright/test';
import { Application } from './pages/application.ts';
import { expect, waitForHydration, passGate, test } from './test.ts';

const keptIn = (visitor: Page) =>
  visitor.evaluate(() => localStorage.getItem('draft:application:Sound Designer'));

async function begin(visitor: Page): Promise<Application> {
  await passGate(visitor);
  await visitor.goto('/join-us/sound');
  await waitForHydration(visitor);
  const application = new Application(visitor);
  for (const name of ['full_name', 'surname', 'software', 'motivation'])
    await application.field(name).fill(`Draft of ${name}`);
  await application.field('email').fill('draft@example.org');
  await application.addLink(0, 'website', 'https://example.org');
  await application.form.getByRole('button', { name: 'Add a link' }).click();
  await application.addLink(1, 'github', 'https://github.com/nerea');
  await application.fillSource('A poster');
  return application;
}

// Spec 11.14
test('a draft survives a reload, can be restored, and is removed once sent', async ({
  visitor,
  witness,
  product,
}) => {
  const application = await begin(visitor);
  const { form, links } = application;
  await visitor.reload();
  await waitForHydration(visitor);

  await expect(
    form.getByText(/^You started this form earlier\. Your draft from .+ \d{1,2}:\d\d .*is saved/),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(application.field('full_name')).toBeFocused();
  await expect(form.getByText('The draft has been restored.')).toBeVisible();
  await expect(links).toHaveCount(2);
  await expect(links.nth(1)).toHaveValue('https://github.com/nerea');
  await expect(application.field('motivation')).toHaveValue('Draft of motivation');
  await expect(application.field('other_source')).toHaveValue('A poster');

  await application.send();
  await expect(application.success).toBeFocused();
  const sent = witness.requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ source: 'A poster' });
  expect(sent?.body).not.toContain('form_note');
  expect(sent?.headers['form-signals'] ?? '').not.toContain('trap');
  expect(await keptIn(visitor)).toBeNull();
  expect(
    product.submissions().filter((one) => JSON.stringify(one).includes('draft@example.org')),
  ).toHaveLength(1);

  await visitor.reload();
  await waitForHydration(visitor);
  await expect(application.field('full_name')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Restore the draft' })).toHaveCount(0);
  expect(await keptIn(visitor)).toBeNull();
});

// Spec 11.14
test('a draft survives a visit to another page, and can be discarded', async ({ visitor }) => {
  const application = await begin(visitor);
  await visitor.locator('a[href="/careers"]').first().click();
  // Waits, because the previous page stays until the next one has loaded.
  await expect(visitor).toHaveTitle('Careers · Fatal');
  expect(await keptIn(visitor)).toContain('Draft of motivation');
  await visitor.goBack();
  await application.form.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(application.field('full_name')).toBeFocused();
  expect(await keptIn(visitor)).toBeNull();
});
