import type { Page } from '@playwright/test';

/** Entry of the Layout Instability API, which TypeScript's DOM types lack. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Threshold below which shifts are invisible rounding differences of text: 0.000 at three decimals. */
const SEEN = 0.0005;

/**
 * Watches for layout shifts in pages opened from now on. Returns a function that reports them. Ignores shifts until the fonts have loaded,
 * which takes long on a busy machine. With `letters: true`, includes that time if the fonts were ready before the first paint.
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
    // Returns early outside Chromium, the only browser with this API.
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
