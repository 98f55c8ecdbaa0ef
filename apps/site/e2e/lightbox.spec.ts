import type { Page } from '@playwright/test';
import { watchShifts } from './shifts.ts';
import { expect, waitForHydration, onlyInChromium, test, WITHOUT_SCRIPTS } from './test.ts';

const PAGE = '/games/fatal-unleashed-darkness';

const frame = (page: Page, number: number) => page.locator(`#image-${String(number)}`);
const shows = (page: Page, number: number) =>
  expect(page.getByRole('figure', { name: new RegExp(`^Image ${String(number)} of \\d+$`) })).toBeVisible();
/** Returns the file name of each frame's picture. */
const frames = (page: Page) =>
  page
    .locator('a[id^=image-]')
    .evaluateAll((links) =>
      links.map((link) => /([^/]+)-\d+\.webp$/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
    );
/** Waits until the pictures near the viewport have loaded. Others are lazy. */
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

async function openFirst(page: Page) {
  await page.goto(PAGE);
  await waitForHydration(page);
  await frame(page, 1).scrollIntoViewIfNeeded();
  await frame(page, 1).click();
  await shows(page, 1);
}

test('loads only the picture and its two neighbours as AVIF, without layout shifts', async ({
  insider: page,
}) => {
  const large: string[] = [];
  const shifts = await watchShifts(page);
  await page.goto(PAGE);
  await waitForHydration(page);
  await frame(page, 2).scrollIntoViewIfNeeded();
  await expect(frame(page, 2).getByRole('img')).toBeVisible();
  await picturesAreHere(page);
  page.on('request', (request) => {
    const file = /\/images\/(.+)-\d+\.(\w+)$/.exec(request.url());
    if (file) large.push(`${file[1] ?? ''}.${file[2] ?? ''}`);
  });
  const all = await frames(page);
  const nameOf = (number: number) => `${all[number - 1] ?? ''}.avif`;
  await frame(page, 2).click();
  await shows(page, 2);
  await expect.poll(() => large.toSorted()).toEqual([1, 2, 3].map(nameOf).toSorted());
  await page.keyboard.press('ArrowRight');
  await shows(page, 3);
  await expect.poll(() => large.length).toBe(4);
  expect(large.at(-1)).toBe(nameOf(4));
  expect(await shifts()).toEqual([]);
});

test.describe('without JavaScript', WITHOUT_SCRIPTS, () => {
  // Expected: the browser requests a favicon for a picture opened as a document.
  test.use({ javaScriptEnabled: false, expectedNoise: { patterns: [/404 \(Not Found\)/] } });

  test('a frame links to its file', async ({ page }) => {
    await page.goto(PAGE);
    await expect(frame(page, 2)).toHaveAttribute('href', /^\/images\/.+\.webp$/);
    const file = await page.request.get((await frame(page, 2).getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('image/webp');
    await frame(page, 2).click();
    await expect(page).toHaveURL(/\.webp$/);
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const reason = 'no other engine can be sent a touch of two fingers';
  test('a swipe moves one step, a pinch does not', onlyInChromium(reason), async ({ insider: page }) => {
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
