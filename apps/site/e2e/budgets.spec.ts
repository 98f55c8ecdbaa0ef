import type { Page, Request } from '@playwright/test';
import { expect, test } from './test.ts';

const KIB = 1024;

/** What a first view may fetch before anybody has touched it, in KiB as they are sent; `requests` counts them. */
const OTHERS = { scripts: 90, fonts: 60, all: 250, requests: Infinity };
const HOME = { ...OTHERS, all: 180, requests: 14 };

const ROUTES = ['/', '/team', '/support', '/join-us/rigger', '/news/1'];

interface Fetched {
  path: string;
  kind: string;
  bytes: number;
}

async function sizeOf(request: Request): Promise<Fetched> {
  const { responseBodySize } = await request.sizes();
  return { path: new URL(request.url()).pathname, kind: request.resourceType(), bytes: responseBodySize };
}

/** Opens a page as a visitor who only looks, until nothing is under way; what it fetched. */
async function look(page: Page, address: string): Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return Promise.all(requests.map(sizeOf));
}

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** What the browser itself has seen of the first view. */
const observed = (page: Page) =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries());
        }).observe({ type, buffered: true });
        // Without an entry nothing is ever told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]), 100)));
      });
    const shifts = await entries('layout-shift');
    const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      shifts: shifts.map((shift) => {
        const { value, sources } = shift as Shift;
        const moved = sources.map(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML,
        );
        return `${String(value)}: ${moved.map((html) => html?.slice(0, 120)).join(' | ')}`;
      }),
      firstPaint,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

for (const locale of ['en', 'jp']) {
  for (const path of ROUTES) {
    test(`${path} in ${locale} keeps the budgets of the first view`, async ({ insider: page }, info) => {
      const fetched = await look(page, `${path}?lang=${locale}`);
      const kib = (wanted: (one: Fetched) => boolean) =>
        fetched.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
      const found = {
        scripts: kib((one) => one.path.endsWith('.js')),
        fonts: kib(({ kind }) => kind === 'font'),
        all: kib(() => true),
        requests: fetched.length,
      };
      const budget = path === '/' ? HOME : OTHERS;
      const over = Object.entries(budget).flatMap(([name, most]) => {
        const value = found[name as keyof typeof budget];
        return value > most ? `${name}: ${value.toFixed(2)} of ${String(most)}` : [];
      });
      const list = fetched.map(({ path, bytes }) => `${path} ${(bytes / KIB).toFixed(1)}`);
      await info.attach('first view', { body: [JSON.stringify(found), ...list].join('\n') });
      expect.soft(over, list.join(', ')).toEqual([]);

      const { shifts, firstPaint, firstScript } = await observed(page);
      expect.soft(shifts).toEqual([]);
      expect.soft(firstScript).toBeGreaterThan(firstPaint);
    });
  }
}
