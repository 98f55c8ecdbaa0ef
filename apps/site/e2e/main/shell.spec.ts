import { allPositions } from '../routes.ts';
import { Application } from './pages/application.ts';
import { chooseLanguage, follow } from './pages/navbar.ts';
import { expect, waitForHydration, passGate, test } from './test.ts';

const [position = ''] = allPositions();

test.beforeEach(async ({ visitor }) => {
  await passGate(visitor);
});

// Spec 10.1, 3.4
test('changing the language keeps scroll position, focus and values, and translates visible errors', async ({
  visitor,
}) => {
  const application = new Application(visitor);
  await visitor.goto(position);
  await waitForHydration(visitor);
  const title = await visitor.evaluate(() => document.title);
  await application.field('full_name').fill('Nerea');
  await application.send();
  await expect(application.field('surname')).toHaveAccessibleDescription('This field is required.');
  const before = await visitor.evaluate(() => window.scrollY);
  await chooseLanguage(visitor, 'Español');
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'es');
  await expect(visitor).not.toHaveTitle(title);
  await expect(application.field('surname')).toHaveAccessibleDescription('Este campo es obligatorio.');
  await expect(application.field('full_name')).toHaveValue('Nerea');
  await expect(visitor.getByRole('button', { name: /ES, elegir/ })).toBeFocused();
  expect(Math.abs((await visitor.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
});

// Spec 3.3
test('navigation scrolls to the top, also with Back and Forward, and updates title and focus', async ({
  visitor,
}) => {
  await visitor.goto('/careers');
  await waitForHydration(visitor);
  await visitor.locator(`a[href="${position}"]`).first().click();
  await expect(visitor).toHaveURL(position);
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const title = `${await heading.evaluate(({ textContent }) => textContent)} · Fatal`;
  await expect(visitor).toHaveTitle(title);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0);
  await visitor.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await visitor.goBack();
  await expect(visitor).toHaveTitle('Careers · Fatal');
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0);
  await visitor.goForward();
  await expect(visitor).toHaveURL(position);
  await expect(visitor).toHaveTitle(title);
});

// Spec 6.1
test('the trailer plays only when opened, and closes with Escape and its button', async ({
  visitor,
  witness,
}) => {
  await visitor.goto('/');
  await waitForHydration(visitor);
  const opener = visitor.getByRole('button', { name: 'Play video: Teaser' }).first();
  const video = visitor.locator('video');
  expect(witness.requests.filter(({ path }) => path.startsWith('/videos/'))).toEqual([]);
  await opener.click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((film) => (film as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toBeHidden();
  await expect(video).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await visitor.getByRole('button', { name: 'Close the video' }).click();
  await expect(visitor.getByRole('dialog')).toBeHidden();
});

test.describe('offline', () => {
  test.use({
    expectedNoise: {
      patterns: [
        /Failed to load resource/,
        /dynamically imported module/,
        /Importing a module script failed/,
        /Unable to preload CSS/,
        // Firefox's message for the same error.
        /error loading dynamically imported module/i,
      ],
    },
  });

  test('a page whose code fails to load shows a message and can be retried', async ({ visitor, witness }) => {
    await visitor.goto('/');
    await waitForHydration(visitor);
    witness.offline = true;
    await follow(visitor, 'Support');
    await expect(visitor.getByRole('heading', { name: 'This page couldn’t be loaded.' })).toBeVisible();
    witness.offline = false;
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor).toHaveURL('/support');
    await waitForHydration(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
