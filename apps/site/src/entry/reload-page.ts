import { GOING, INCOMPLETE } from './page-events.ts';
import { keepTyped } from './typed.ts';

/** So soon after a reload another one would be no help, in milliseconds. */
const SOON = 60_000;

/** Resolves unless the visitor is on the way to another page, or once they do something here again. */
async function stayed(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute(GOING)) return;
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(root, { attributeFilter: [GOING] });
  });
}

/**
 * For a page of which something could not be fetched: the server has another build by now, or the network fails. Loads it
 * anew with what was typed, once, and only while the server answers: otherwise the browser would show an error in its place.
 * Resolves where that is no help; {@link INCOMPLETE} says so, and the text is kept for when the visitor loads it anew.
 */
export async function reloadPage(): Promise<void> {
  const root = document.documentElement;
  try {
    keepTyped();
    window.addEventListener('pagehide', keepTyped);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isFresh = visit?.type === 'reload' && performance.now() < SOON;
    await stayed();
    if (!isFresh && (await fetch(window.location.href, { method: 'HEAD' })).ok) {
      // The script of a page that cannot start may be at it as well.
      if (root.dataset.reloading === undefined) {
        root.dataset.reloading = '';
        window.location.reload();
      }
      // Nothing else is done meanwhile.
      await new Promise(() => undefined);
    }
  } catch {
    // There is no server, or no storage: then nothing would be left after a reload.
  }
  document.dispatchEvent(new Event(INCOMPLETE));
}

/** Leaves a page that cannot start as it is for visitors without scripts: its styles, and what it says to them. */
export function showNoScript(): void {
  for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent;
}
