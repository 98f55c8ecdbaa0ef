/** Session storage key of the URL and scroll position at which this tab last left a document of the site. */
const LEFT = 'left';

/** Member of `history.state` of a page that reloads before it was visible: the scroll position to apply, 0 for the start. */
interface Unseen {
  unseen?: number;
}

/** Returns the scroll position at which this tab last left the current URL, if it is known. */
export function savedScrollPosition(): number | undefined {
  try {
    const [address, place] = JSON.parse(sessionStorage.getItem(LEFT) ?? '[]') as [string?, number?];
    return address === location.href ? place : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sets the scroll position of a page that reloads before it was visible. The default is the target of the hash, or the top. Without this the
 * browser would restore the position of the page that was on screen before.
 */
export function setScrollAfterReload(place = 0): void {
  history.replaceState({ ...(history.state as Unseen | null), unseen: place }, '');
}

/** Scrolls a page that {@link setScrollAfterReload} marked. The browser restores the position of any other page. */
export function restoreScroll(): void {
  const keep = (left: [address: string, place: number] | []) => {
    try {
      sessionStorage.setItem(LEFT, JSON.stringify(left));
    } catch {
      // Storage is blocked: rely on the browser's scroll restoration.
    }
  };
  const leave = () => {
    keep([location.href, scrollY]);
  };
  // Firefox can drop writes made while a page unloads, and always those after `pagehide`. Clear the old value so that it isn't used.
  keep([]);
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, leave);

  const { unseen, ...state } = (history.state as Unseen | null) ?? {};
  if (unseen === undefined) return;
  history.scrollRestoration = 'manual';
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, touch, { once: true, passive: true });
  const go = () => {
    const before = history.state as unknown;
    if (unseen > 0) scrollTo({ top: unseen, behavior: 'instant' });
    else if (location.hash) location.replace(location.hash);
    history.replaceState(before, '');
  };
  addEventListener('DOMContentLoaded', () => {
    history.replaceState(state, '');
    go();
  });
  addEventListener('load', () => {
    // Fonts that load late shift the layout.
    if (!isTouched) go();
    // The browser may still restore the old position until the load event has ended.
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
}
