import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Below this a shift is a rounding of letters that nobody sees: it is 0 in three decimals. */
const SEEN = 0.0005;

/** Watches what moves by itself in the pages to come; what it returns says what has moved. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    const describe = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 160) ?? 'something';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push([value, sources.map(({ node }) => describe(node)).join(' | ')]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      // Where the system has no Japanese letters, lines are as long as its boxes until ours are here.
      const isLate = performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            /-page\.\w+\.woff2$/.test(entry.name) &&
            (entry as PerformanceResourceTiming).responseEnd > painted,
        );
      return isLate ? [] : (window as unknown as { shifts: [number, string][] }).shifts;
    });
    return shifts.filter(([value]) => value >= SEEN).map(([value, what]) => `${value.toFixed(4)}: ${what}`);
  };
}
