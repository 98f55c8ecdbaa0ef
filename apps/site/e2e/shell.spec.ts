import { languageTag, LOCALES } from '@fatal/contracts';
import { allArticles } from './routes.ts';
import { expect, waitForHydration, remember, test } from './test.ts';

const [newest = '', second = ''] = allArticles();
/** Selects the link of an article's card. */
const cardOf = (article: string) => `.gloam-news-card a[href="${article}"]`;

test.describe('languages', () => {
  // Spec 2.3
  test('the server uses the language of the cookie', async ({ request, product }) => {
    const spanish = await request.get(`${product.url}/careers`, { headers: { Cookie: 'language=es' } });
    expect(await spanish.text()).toContain('<html lang="es"');
    const hostile = await request.get(`${product.url}/careers?lang=../..`);
    expect(hostile.status()).toBe(200);
    expect(await hostile.text()).toContain('<html lang="en"');
  });

  // Spec 2.4
  test('?lang= selects a language and stores it', async ({ insider: page, context }) => {
    await page.goto('/careers?lang=es');
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es');
    await page.goto('/careers?lang=xx');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('restores the stored language if the cookie is missing', async ({ insider: page, context }) => {
    await remember(page, { language: 'es' });
    await page.goto('/careers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await context.clearCookies();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test.describe('navigation', () => {
  // Spec 3.6
  test('links in an article navigate on the client', async ({ insider: page }) => {
    await page.goto(newest);
    await waitForHydration(page);
    await page.locator('.gloam-article-body').evaluate((body) => {
      body.insertAdjacentHTML('beforeend', '<p><a href="/careers">From here</a></p>');
      document.documentElement.dataset.sameDocument = '';
    });
    await page.getByRole('article').getByRole('link', { name: 'From here' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  });

  // Spec 3.5
  test('the skip link is the first tab stop and skips the navbar', async ({ insider: page }) => {
    await page.goto('/support');
    await waitForHydration(page);
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });

  // Spec 5.3
  test('the navbar changes after 10 px, and the back-to-top button appears after 1000 px', async ({
    insider: page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const bar = page.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => {
      window.scrollTo(0, 11);
    });
    await expect(bar).toHaveAttribute('data-scrolled');
    const toTop = page.getByRole('button', { name: 'Back to the top' });
    await expect(toTop).toBeHidden();
    await page.evaluate(() => {
      window.scrollTo(0, 1001);
    });
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  // Spec 5.2
  test('the games menu closes on a click outside', async ({ insider: page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Games' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test.describe('pages that do not exist', () => {
    test.use({
      expectedNoise: { patterns: [/40[04] \((?:Not Found|Bad Request)\)/, /was answered with 40[04]/] },
    });

    for (const [path, status] of [
      ['/nowhere', 404],
      ['/join-us/janitor', 404],
      ['/news/999', 404],
      ['/news/0', 404],
      ['/join-us%2Fprop', 404],
      ['/caf%E9', 400],
      ['/news/%zz', 400],
    ] as const) {
      // Spec 3.1
      test(`${path} returns ${status} with the 404 page`, async ({ insider: page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        await waitForHydration(page);
        await expect(page.getByRole('heading', { name: 'This frame was never exposed.' })).toBeVisible();
      });
    }
  });
});

test.describe('news', () => {
  // Spec 7.3
  test('an article is requested once, its view counted once, and two other articles are offered', async ({
    insider: page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    await page.goto('/');
    await waitForHydration(page);
    await page.locator(cardOf(newest)).click();
    await expect(page).toHaveURL(newest);
    await expect(page.getByText(/\d+ views?$/)).toBeVisible();
    expect(calls.filter((call) => call === `GET /api${newest}`)).toHaveLength(1);
    expect(calls.filter((call) => call === `PATCH /api${newest}/increment-views`)).toHaveLength(1);
    await expect(page.locator('.gloam-news-card')).toHaveCount(2);
    await expect(page.locator(cardOf(newest))).toHaveCount(0);
  });

  // Spec 7.3, 7.4
  test('another article loads and is counted without a document load', async ({ insider: page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/news/') || request.isNavigationRequest())
        calls.push(`${request.method()} ${pathname}`);
    });
    await page.goto(newest);
    await waitForHydration(page);
    await expect(page.getByText(/\d+ views?$/)).toBeVisible();
    await expect.poll(() => calls).toContain(`GET /api${newest}`);
    calls.length = 0;
    const card = page.locator(cardOf(second));
    const title = await card.textContent();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '?');
    await expect(page.getByText(/\d+ views?$/)).toBeVisible();
    expect(calls).toEqual([`GET /api${second}`, `PATCH /api${second}/increment-views`]);
  });

  test.describe('when the API fails', () => {
    test.use({ expectedNoise: { patterns: [/Failed to load resource/, /was answered with 500/] } });

    // Spec 7.1, 7.2
    test('the three default items stay', async ({ insider: page }) => {
      await page.route('**/api/news', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
      await page.goto('/');
      await waitForHydration(page);
      await expect(page.locator('.gloam-news-card')).toHaveCount(3);
    });

    // Spec 7.3
    test('opening an article shows the 404 page', async ({ insider: page }) => {
      await page.goto('/');
      await waitForHydration(page);
      await page.route(`**/api${second}`, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
      await page.locator(cardOf(second)).click();
      await expect(page).toHaveURL('/404');
      await expect(page.getByRole('heading', { name: 'This frame was never exposed.' })).toBeVisible();
    });
  });
});

// Spec 6.2, 6.3
test('the counter is one number for screen readers and four visible boxes', async ({ insider: page }) => {
  await page.goto('/');
  await expect(page.getByText('0 wishlists so far', { exact: true })).toBeAttached();
  await expect(page.locator('.gloam-digit-counter .gloam-digit')).toHaveCount(4);
});

for (const [film, seconds, titles] of [
  ['Teaser', [12, 20], []],
  ['Gameplay', [45, 60], ['de subtitles']],
] as const) {
  test(`${film} plays with sound, subtitles in the language of the page, and captions on request`, async ({
    insider: page,
  }) => {
    await page.goto('/?lang=de');
    await waitForHydration(page);
    await page
      .getByRole('button', { name: new RegExp(film) })
      .last()
      .click();
    const video = page.locator('video');
    await expect(video).toHaveJSProperty('error', null);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
    const facts = await video.evaluate(
      (one: HTMLVideoElement & { webkitAudioDecodedByteCount?: number; mozHasAudio?: boolean }) => ({
        sound: one.mozHasAudio ?? (one.webkitAudioDecodedByteCount ?? 0) > 0,
        seconds: one.duration,
        height: one.videoHeight,
        captions: [...one.textTracks]
          .filter(({ kind }) => kind === 'captions')
          .map(({ language }) => language)
          .sort(),
      }),
    );
    expect(facts.seconds).toBeGreaterThanOrEqual(seconds[0]);
    expect(facts.seconds).toBeLessThanOrEqual(seconds[1]);
    expect(facts).toMatchObject({
      sound: true,
      height: 1080,
      captions: LOCALES.map(languageTag).sort(),
    });
    const shown = () =>
      video.evaluate((one: HTMLVideoElement) =>
        [...one.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, kind }) => `${language} ${kind}`),
      );
    const captions = page.getByRole('button', { name: 'Untertitel' });
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    expect(await shown()).toEqual(titles);
    await captions.click();
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    expect(await shown()).toEqual(['de captions']);
    await captions.click();
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    expect(await shown()).toEqual(titles);

    // At the end there is something to do.
    const wishlist = page.locator('.gloam-dialog').getByRole('link', { name: /Wunschliste/ });
    await expect(wishlist).toBeHidden();
    const before = await page.locator('.gloam-video-stage-picture').boundingBox();
    await video.evaluate((one: HTMLVideoElement) => (one.currentTime = one.duration - 0.2));
    await expect(wishlist).toBeVisible();
    expect(await page.locator('.gloam-video-stage-picture').boundingBox()).toEqual(before);
  });
}
