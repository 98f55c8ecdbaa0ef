import type { Page } from '@playwright/test';
import { watchShifts } from './shifts.ts';
import { expect, hydrated, test } from './test.ts';

const PAGE = '/games/fatal-unleashed-darkness';

const frame = (page: Page, number: number) => page.locator(`#image-${String(number)}`);
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Contact sheet' });
const shows = (page: Page, number: number) =>
  expect(page.getByRole('figure', { name: new RegExp(`^Image ${String(number)} of \\d+$`) })).toBeVisible();
/** What each frame shows, in words and by the name of its file. */
const frames = (page: Page) =>
  page.locator('a[id^=image-]').evaluateAll((links) =>
    links.map((link) => ({
      alt: link.querySelector('img')?.alt ?? '',
      file: /([^/]+)-\d+\.webp$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
    })),
  );
/** Waits for the pictures near the screen: those that are far from it are not asked for. */
const picturesAreHere = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const count = () => performance.getEntriesByType('resource').length;
        const before = count();
        await new Promise((resolve) => setTimeout(resolve, 700));
        return count() - before;
      }),
    )
    .toBe(0);
const scroll = (page: Page) => page.evaluate(() => window.scrollY);
const entries = (page: Page) => page.evaluate(() => window.history.length);

async function openFirst(page: Page) {
  await page.goto(PAGE);
  await hydrated(page);
  await frame(page, 1).scrollIntoViewIfNeeded();
  await frame(page, 1).click();
  await shows(page, 1);
}

test('Back closes the lightbox: one entry however many steps, the same page, the same place', async ({
  insider: page,
}) => {
  await page.goto('/');
  await page.goto(PAGE);
  await hydrated(page);
  await frame(page, 1).scrollIntoViewIfNeeded();
  const [title, place, length] = [await page.title(), await scroll(page), await entries(page)];
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });

  await frame(page, 1).click();
  await shows(page, 1);
  await expect(page).toHaveURL(`${PAGE}#image-1`);
  expect(await scroll(page)).toBe(place);
  await page.keyboard.press('ArrowRight');
  await shows(page, 2);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(frame(page, 2)).toBeFocused();
  expect(await scroll(page)).toBe(place);

  await frame(page, 1).click();
  for (let steps = 0; steps < 5; steps += 1) await page.getByRole('button', { name: 'Next image' }).click();
  await shows(page, 6);
  await expect(page).toHaveURL(`${PAGE}#image-6`);
  expect(await entries(page)).toBe(length + 1);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(page).toHaveTitle(title);
  await expect(heading).not.toBeFocused();
  await expect(frame(page, 6)).toBeFocused();
  await expect(frame(page, 6)).toBeInViewport();
  expect(await scroll(page)).toBeGreaterThan(0);
  expect(await entries(page)).toBe(length + 1);

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Forward opens it again and moves nothing behind it; closing leaves no entry', async ({
  insider: page,
}) => {
  await openFirst(page);
  const place = await scroll(page);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await page.goForward();
  await shows(page, 1);
  expect(await scroll(page)).toBe(place);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(frame(page, 1)).toBeFocused();
  expect(await scroll(page)).toBe(place);
});

// DECISIONS 1: Anchor #image-<n>
test('an address with a picture opens it; closing leaves the page, and adds no entry', async ({
  insider: page,
}) => {
  await page.goto('/');
  await page.goto(`${PAGE}#image-7`);
  await shows(page, 7);
  const length = await entries(page);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(frame(page, 7)).toBeFocused();
  await expect(frame(page, 7)).toBeInViewport();
  expect(await entries(page)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address that is changed by hand is followed', async ({ insider: page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.evaluate(() => {
    window.location.hash = '#image-3';
  });
  await shows(page, 3);
  await page.evaluate(() => {
    window.location.hash = '#image-999';
  });
  await expect(lightbox(page)).toBeHidden();
});

test('keys: round the ends, kept inside, one image for a screen reader, each step said once', async ({
  insider: page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const all = await frames(page);
  const total = all.length;
  await frame(page, total).focus();
  await page.keyboard.press('Enter');
  await shows(page, total);
  const status = lightbox(page).locator('> [role=status]');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(status).toBeEmpty();
  await status.evaluate((region) => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
  await expect(lightbox(page).getByRole('img')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await shows(page, total);
  const said = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
  expect(said).toEqual(
    [1, total].map((number) => `Image ${String(number)} of ${String(total)}, ${all[number - 1]?.alt ?? ''}`),
  );

  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('+');
  await expect(page.getByText('Zoom 150%')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(frame(page, total)).toBeFocused();
});

test('fetches the picture and its two neighbours as AVIF, no other, and shifts nothing', async ({
  insider: page,
}) => {
  const large: string[] = [];
  const shifts = await watchShifts(page);
  await page.goto(PAGE);
  await hydrated(page);
  await frame(page, 7).scrollIntoViewIfNeeded();
  await expect(frame(page, 7).getByRole('img')).toBeVisible();
  await picturesAreHere(page);
  page.on('request', (request) => {
    const file = /\/images\/(.+)-\d+\.(\w+)$/.exec(request.url());
    if (file) large.push(`${file[1] ?? ''}.${file[2] ?? ''}`);
  });
  const all = await frames(page);
  const nameOf = (number: number) => `${all[number - 1]?.file ?? ''}.avif`;
  await frame(page, 7).click();
  await shows(page, 7);
  await expect.poll(() => large.toSorted()).toEqual([6, 7, 8].map(nameOf).toSorted());
  await page.keyboard.press('ArrowRight');
  await shows(page, 8);
  await expect.poll(() => large.length).toBe(4);
  expect(large.at(-1)).toBe(nameOf(9));
  expect(await shifts()).toEqual([]);
});

test.describe('without script', () => {
  // The browser asks for an icon beside a picture that is a document of its own.
  test.use({ javaScriptEnabled: false, expectedNoise: { patterns: [/404 \(Not Found\)/] } });

  test('a frame leads to its file', async ({ page }) => {
    await page.goto(PAGE);
    await expect(frame(page, 2)).toHaveAttribute('href', /^\/images\/.+\.webp$/);
    const file = await page.request.get((await frame(page, 2).getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('image/webp');
    await frame(page, 2).click();
    await expect(page).toHaveURL(/\.webp$/);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe makes one step, a pinch none', async ({ insider: page }) => {
    await openFirst(page);
    const client = await page.context().newCDPSession(page);
    const touch = async (...moves: { x: number; y: number }[][]) => {
      for (const [index, touchPoints] of moves.entries())
        await client.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints,
        });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const y = 400;
    await touch([{ x: 300, y }], [{ x: 260, y }], [{ x: 200, y }]);
    await shows(page, 2);
    await touch([{ x: 100, y }], [{ x: 140, y }], [{ x: 200, y }]);
    await shows(page, 1);
    await touch(
      [
        { x: 170, y },
        { x: 220, y },
      ],
      [
        { x: 150, y },
        { x: 240, y },
      ],
      [
        { x: 95, y },
        { x: 295, y },
      ],
    );
    await expect(page.getByRole('button', { name: '400%, show the whole image' })).toBeVisible();
    await shows(page, 1);
  });
});
