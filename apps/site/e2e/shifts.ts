import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Below this a shift is a rounding of letters that nobody sees: it is 0 in three decimals. */
const SEEN = 0.0005;

/**
 * Watches what moves by itself in the pages to come; what it returns says what has moved. Lines may be longer until the
 * letters are here, which take their time on a machine with other work; `letters: true` looks at that time too, where the
 * letters were ready before the first paint.
 */
export async function watchShifts(
  page: Page,
  { letters = false }: { letters?: boolean } = {},
): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = { shifts: [] as [number, number, string][], letters: 0, ready: Infinity };
    Object.assign(window, { seen });
    document.fonts.addEventListener('loadingdone', () => {
      seen.letters = performance.now();
    });
    const describe = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 160) ?? 'something';
    // Only Chromium tells.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          seen.shifts.push([startTime, value, sources.map(({ node }) => describe(node)).join(' | ')]);
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('load', () => {
      void document.fonts.ready.then(() =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            seen.ready = performance.now();
          }),
        ),
      );
    });
  });
  return async () => {
    const shifts = await page.evaluate((letters) => {
      const { seen } = window as unknown as {
        seen: { shifts: [number, number, string][]; letters: number; ready: number };
      };
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      const since = letters && seen.letters <= painted ? 0 : seen.ready;
      return seen.shifts.filter(([time]) => time > since);
    }, letters);
    return shifts
      .filter(([, value]) => value >= SEEN)
      .map(([, value, what]) => `${value.toFixed(4)}: ${what}`);
  };
}
