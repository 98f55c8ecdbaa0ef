/** Session storage name of the address and the place at which this tab left a document of the site. */
const LEFT = 'left';

/** Member of `history.state` of a page that is loaded anew before anybody has seen it: where it stands then, 0 for its beginning. */
interface Unseen {
  unseen?: number;
}

/** How far the page of this address was scrolled when the tab left it last. */
export function placeLeft(): number | undefined {
  try {
    const [address, place] = JSON.parse(sessionStorage.getItem(LEFT) ?? '[]') as [string?, number?];
    return address === location.href ? place : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says of a page that has not been shown where it stands once it is loaded anew: at a place, or at its beginning, which is the target of its
 * hash, or its top. A browser puts what is loaded anew where it was left, which was another page, or none.
 */
export function markUnseen(place = 0): void {
  history.replaceState({ ...(history.state as Unseen | null), unseen: place }, '');
}

/** Puts a page that was marked as unseen where it should stand; the browser puts any other where it was left. */
export function startPlace(): void {
  const keep = (left: [address: string, place: number] | []) => {
    try {
      sessionStorage.setItem(LEFT, JSON.stringify(left));
    } catch {
      // Without storage the browser alone knows.
    }
  };
  const leave = () => {
    keep([location.href, scrollY]);
  };
  // Firefox may lose what a page stores while it goes, from `pagehide` on always: then nothing older counts.
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
    // Fonts that arrive late move the place.
    if (!isTouched) go();
    // The browser goes back to where it left the page as long as it loads.
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
}
