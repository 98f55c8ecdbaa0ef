import { LOCALES } from '@fatal/contracts';
import type { Page, Request } from '@playwright/test';
import { JAPANESE_FONTS, LIMITS } from '../../../tools/budgets/limits.ts';
import { allArticles, allPositions } from './routes.ts';
import { watchShifts } from './shifts.ts';
import { expect, test } from './test.ts';

const KIB = 1024;

/** Budgets of a first view before any interaction, in compressed KiB. `all` includes headers; `fontFiles` and `requests` are counts. */
const OTHERS = { ...LIMITS, fontFiles: 5, all: 265, requests: Infinity };
const HOME = { ...OTHERS, fontFiles: 4, all: 228, requests: 25 };

/**
 * Budgets of the gate on a first visit, including headers. It loads no script before an interaction. Its two Japanese fonts are heavier.
 */
const FIRST_VISIT: Record<string, number> = { en: 110, jp: 145 };

const [article = ''] = allArticles();
const [position = ''] = allPositions();
const ROUTES = ['/', '/team', '/support', '/careers', position, '/games/fatal-unleashed-darkness', article];

interface Fetched {
  path: string;
  kind: string;
  bytes: number;
  /** Size of the headers, about a tenth of a small page. */
  header: number;
}

async function sizeOf(request: Request): Promise<Fetched> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    bytes: responseBodySize,
    header: responseHeadersSize,
  };
}

/** Resets the network estimate. Without one, Chromium loads lazy pictures from twice the distance. */
async function resetNetworkEstimate(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await devtools.send('Network.emulateNetworkConditions', line);
}

/** Opens a page without interacting, waits until the network is idle, and returns what it loaded. */
async function look(page: Page, address: string): Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await resetNetworkEstimate(page);
  await page.goto(address);
  await page.locator('html:is([data-hydrated], [data-gate])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return Promise.all(requests.map(sizeOf));
}

const budgetOf = (path: string, locale: string) => ({
  ...(path === '/' ? HOME : OTHERS),
  ...(locale === 'jp' && { fonts: JAPANESE_FONTS }),
});

/** Returns the font files needed for the characters on the page. */
const neededFonts = (page: Page) =>
  page.evaluate(() => {
    const text = document.body.innerText + document.title;
    const points = [...new Set(text + text.toUpperCase())].map((letter) => letter.codePointAt(0) ?? 0);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const files = rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const file = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      const ranges = [
        ...rule.style.getPropertyValue('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi),
      ];
      const isUsed = points.some((point) =>
        ranges.some(
          ([, first = '', last = first]) => parseInt(first, 16) <= point && point <= parseInt(last, 16),
        ),
      );
      return file !== undefined && (ranges.length === 0 || isUsed) ? [file] : [];
    });
    return files;
  });

/** Returns the times of the first paint and of the first script request. */
const times = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

const PHONE = { width: 390, height: 844 };
// Sets the screen size too, because the preload scanner picks pictures before it knows the viewport.
test.use({ viewport: PHONE, screen: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

for (const locale of LOCALES) {
  for (const path of locale === 'en' || locale === 'jp' ? ROUTES : ['/']) {
    test(`${path} in ${locale} stays within the budgets of the first view`, async ({
      insider: page,
    }, info) => {
      const shifts = await watchShifts(page, { letters: true });
      const fetched = await look(page, `${path}?lang=${locale}`);
      const kib = (wanted: (one: Fetched) => boolean, header = 0) =>
        fetched.filter(wanted).reduce((sum, one) => sum + one.bytes + header * one.header, 0) / KIB;
      const isFont = ({ kind }: Fetched) => kind === 'font';
      const found = {
        script: kib((one) => one.path.endsWith('.js')),
        fonts: kib(isFont),
        fontFiles: fetched.filter(isFont).length,
        // Excludes the Japanese fonts, which have a separate, larger budget.
        all: kib((one) => locale !== 'jp' || !isFont(one), 1),
        requests: fetched.length,
      };
      const budget = budgetOf(path, locale);
      const over = Object.entries(budget).flatMap(([name, most]) => {
        const value = found[name as keyof typeof budget];
        return value > most ? `${name}: ${value.toFixed(2)} of ${String(most)}` : [];
      });
      const list = fetched.map(({ path, bytes }) => `${path} ${(bytes / KIB).toFixed(1)}`);
      await info.attach('first view', { body: [JSON.stringify(found), ...list].join('\n') });
      expect.soft(over, list.join(', ')).toEqual([]);

      const needed = new Set(await neededFonts(page));
      expect.soft(fetched.filter((one) => isFont(one) && !needed.has(one.path))).toEqual([]);

      expect.soft(await shifts()).toEqual([]);
      const { firstPaint, firstScript } = await times(page);
      expect.soft(firstScript).toBeGreaterThan(firstPaint);
    });
  }
}

for (const locale of ['en', 'jp']) {
  for (const path of ['/', '/team', '/gate']) {
    test(`a first visit to ${path} in ${locale} stays within its budget`, async ({ page }) => {
      const shifts = await watchShifts(page, { letters: true });
      const fetched = await look(page, `${path}?lang=${locale}`);
      const all = fetched.reduce((sum, one) => sum + one.bytes + one.header, 0) / KIB;
      const list = fetched.map(({ path, bytes }) => `${path} ${(bytes / KIB).toFixed(1)}`).join(', ');
      expect.soft(all, list).toBeLessThan(FIRST_VISIT[locale] ?? 0);
      expect.soft(fetched.filter((one) => one.kind === 'document')).toHaveLength(1);
      expect.soft(fetched.filter((one) => one.path.endsWith('.js'))).toEqual([]);
      expect.soft(await shifts()).toEqual([]);
    });
  }
}
