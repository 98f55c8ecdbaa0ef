import { NAVIGATING, INCOMPLETE } from './page-events.ts';
import { saveFormValues } from './form-values.ts';

/** Time after a reload during which another one wouldn't help, in milliseconds. */
const SOON = 60_000;

/** Waits while the visitor is navigating away. */
async function navigationCancelled(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute(NAVIGATING)) return;
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(root, { attributeFilter: [NAVIGATING] });
  });
}

/**
 * Reloads a page after part of it failed to load, because of a deploy or a network error. Typed text is kept.
 *
 * Reloads only once, and only if the server responds; otherwise the visitor would get the browser's error page. If it doesn't
 * reload, it resolves after it dispatches {@link INCOMPLETE}; the text is still kept for a manual reload.
 */
export async function reloadPage(): Promise<void> {
  const root = document.documentElement;
  try {
    saveFormValues();
    window.addEventListener('pagehide', saveFormValues);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isFresh = visit?.type === 'reload' && performance.now() < SOON;
    await navigationCancelled();
    if (!isFresh && (await fetch(window.location.href, { method: 'HEAD' })).ok) {
      // The recovery script may be reloading the page already.
      if (root.dataset.reloading === undefined) {
        root.dataset.reloading = '';
        window.location.reload();
      }
      // Never resolves, because the page is about to unload.
      await new Promise(() => undefined);
    }
  } catch {
    // Offline, or storage is blocked: a reload would lose the page or the typed text.
  }
  document.dispatchEvent(new Event(INCOMPLETE));
}

/** Applies the content of all `noscript` elements to a page that can't start. */
export function showNoScript(): void {
  for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent;
}
