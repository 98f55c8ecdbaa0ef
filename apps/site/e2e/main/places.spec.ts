import type { Page } from '@playwright/test';
import { Gallery } from './pages/gallery.ts';
import { expect, waitForHydration, passGate, test } from './test.ts';

const placeOf = (visitor: Page) => visitor.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the middle of a page whose fonts have loaded. */
async function scrollToMiddle(visitor: Page): Promise<number> {
  await waitForHydration(visitor);
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  await visitor.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  });
  const place = await placeOf(visitor);
  expect(place).toBeGreaterThan(500);
  return place;
}

/** Checks that the page is at a scroll position and stays there. */
async function expectScrollPosition(visitor: Page, place: number): Promise<void> {
  const near = async () => Math.abs((await placeOf(visitor)) - place) < 3;
  await expect.poll(near).toBe(true);
  await waitForHydration(visitor);
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await placeOf(visitor)).toBeGreaterThan(place - 3);
  expect(await placeOf(visitor)).toBeLessThan(place + 3);
}

test.beforeEach(async ({ visitor }) => {
  await passGate(visitor);
});

for (const path of ['/privacy-policy', '/', Gallery.path, '/team', '/press', '/support#faq-3', '/team#sound'])
  test(`${path} keeps its scroll position after two reloads, and after Back from another site`, async ({
    visitor,
  }) => {
    await visitor.goto(path);
    const place = await scrollToMiddle(visitor);
    await visitor.reload();
    await expectScrollPosition(visitor, place);
    await visitor.reload();
    await expectScrollPosition(visitor, place);
    await visitor.goto('/robots.txt');
    await visitor.goBack();
    await expect(visitor).toHaveURL(path);
    await expectScrollPosition(visitor, place);
  });

// Spec 3.3
test('after a client-side navigation, a reload keeps the scroll position and Back goes to the top', async ({
  visitor,
}) => {
  await visitor.goto('/support');
  await scrollToMiddle(visitor);
  await visitor.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click();
  await expect(visitor).toHaveTitle(/^Privacy/);
  const place = await scrollToMiddle(visitor);
  await visitor.reload();
  await expectScrollPosition(visitor, place);
  await visitor.goBack();
  await expect(visitor).toHaveTitle(/^Support/);
  await expectScrollPosition(visitor, 0);
  await visitor.goForward();
  await expect(visitor).toHaveTitle(/^Privacy/);
  await expectScrollPosition(visitor, 0);
});

/** Ways in which stored values and cookies can differ, so that the guard reloads the page. */
const differences = {
  'has lost its cookies': () => {
    document.cookie = 'gatePassed=; Path=/; Max-Age=0';
  },
  'has another language in a cookie': () => {
    localStorage.setItem('language', 'es');
    document.cookie = 'language=de; Path=/';
  },
};

/** Whether the target of the hash is in the upper half of the screen, below whatever covers the top. */
const isAtTarget = (visitor: Page) =>
  visitor.evaluate(() => {
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? Infinity;
    return scrollY > 0 && top > covered - 20 && top < innerHeight / 2;
  });

async function expectAtTarget(visitor: Page, address: string): Promise<void> {
  await expect(visitor).toHaveURL(address);
  await waitForHydration(visitor);
  await expect.poll(() => isAtTarget(visitor)).toBe(true);
}

for (const [browser, differ] of Object.entries(differences)) {
  // Spec 2.6
  for (const address of [
    '/support#faq',
    '/support#faq-3',
    '/join-us/concept?from=a-friend#apply',
    '/team?lang=it#sound',
  ])
    test(`${address} scrolls to its target if a browser ${browser}`, async ({ visitor }) => {
      await visitor.evaluate(differ);
      await visitor.goto(address);
      await expectAtTarget(visitor, address);
    });

  // Spec 2.6
  test(`a hash opens its picture if a browser ${browser}`, async ({ visitor }) => {
    await visitor.evaluate(differ);
    await visitor.goto(`${Gallery.path}#image-7`);
    await expect(visitor).toHaveURL(`${Gallery.path}#image-7`);
    await expect(visitor.getByRole('figure', { name: / 7 / })).toBeVisible();
  });

  test(`keeps the scroll position after Back and a reload if a browser ${browser}`, async ({ visitor }) => {
    await visitor.goto('/support#faq');
    const place = await scrollToMiddle(visitor);
    await visitor.goto('/robots.txt');
    await visitor.evaluate(differ);
    await visitor.goBack();
    await expect(visitor).toHaveURL('/support#faq');
    await expectScrollPosition(visitor, place);
    await visitor.evaluate(differ);
    await visitor.reload();
    await expectScrollPosition(visitor, place);
  });
}

test('the requested page scrolls to its target after the gate', async ({ visitor }) => {
  await visitor.evaluate(() => {
    localStorage.clear();
    document.cookie = 'gatePassed=; Path=/; Max-Age=0';
  });
  await visitor.goto('/support?from=a-friend#faq');
  await waitForHydration(visitor);
  await visitor.locator('input[type=date]').fill('1990-02-28');
  await visitor.getByRole('button', { name: 'Enter' }).click();
  await visitor.getByRole('link', { name: 'Continue to Support' }).click();
  await expectAtTarget(visitor, '/support?from=a-friend#faq');
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

  test('a page that failed to load scrolls to its target on retry', async ({ visitor, witness }) => {
    await visitor.goto('/privacy-policy');
    await scrollToMiddle(visitor);
    witness.offline = true;
    await visitor.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(visitor.getByRole('heading', { name: 'This page couldn’t be loaded.' })).toBeVisible();
    witness.offline = false;
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await expectAtTarget(visitor, '/support#contact');
  });
});

test.describe('a page left before its fonts have loaded', () => {
  test.use({ expectedNoise: { patterns: [/Unable to preload CSS/] } });

  test('shows saved progress before any interaction', async ({ visitor }) => {
    await visitor.evaluate(() => {
      localStorage.setItem('moved', 'doorway');
    });
    await visitor.goto('/moved');
    await expect(visitor.locator('.moved-count')).toHaveText('1 of 8 found');
    await visitor.reload();
    await expect(visitor.locator('.moved-count')).toHaveText('1 of 8 found');
    await visitor.goto(Gallery.path);
    await expect(visitor.locator('.moved-found')).toHaveText('1 of 8 found');
  });
});
