'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { reveal } from '../internal/use-modal.js';

/** Key in `history.state` that marks the lightbox's own history entry. */
export const MARK = 'gloamLightbox';

/**
 * Delay from a step to its URL, in ms: the picture is painted first, and a key held down writes once. Browsers block
 * a page that changes the URL a hundred times within half a minute.
 */
const STEP_DELAY = 150;

interface Held {
  enabled: boolean;
  anchor: string;
  total: number;
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** Keeps the URL and the picture in sync, in both directions. */
export function useLightboxHistory(held: Held) {
  const { enabled, index } = held;
  const latest = useLatest(held);
  const written = useRef(index);
  // `history.back()` is asynchronous: until it is done, the URL still names a picture that is closed.
  const leaving = useRef(false);

  useEffect(() => {
    if (!enabled) return;
    const read = (mayClose: boolean) => {
      const { anchor, total, index, onIndexChange } = latest.current;
      const asked = indexInHash(window.location.hash, anchor, total);
      if (asked !== index && (mayClose || asked !== null)) onIndexChange(asked);
    };
    const onChange = () => {
      // The browser restores the entry's scroll position, which may be far from the focused thumbnail.
      if (leaving.current || latest.current.index !== null)
        requestAnimationFrame(() => {
          if (latest.current.index === null && document.activeElement) reveal(document.activeElement);
        });
      if (leaving.current) {
        leaving.current = false;
        write(latest.current);
      } else read(true);
    };
    read(false);
    window.addEventListener('popstate', onChange);
    window.addEventListener('hashchange', onChange);
    return () => {
      window.removeEventListener('popstate', onChange);
      window.removeEventListener('hashchange', onChange);
    };
  }, [enabled, latest]);

  useEffect(() => {
    if (index === written.current) return;
    const bring = () => {
      written.current = index;
      if (enabled && !leaving.current) leaving.current = write(latest.current);
    };
    const isStep = index !== null && written.current !== null;
    if (!isStep) {
      bring();
      return;
    }
    const timer = setTimeout(bring, STEP_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [enabled, index, latest]);
}

/**
 * Brings the URL to the picture shown. There is one history entry in all: opening pushes it, stepping replaces it,
 * closing goes back. An entry of the page itself, such as one loaded with a hash, stays and only loses the hash. Keeps
 * the other members of `history.state`, which belong to the router. Returns whether it goes back.
 */
function write({ anchor, total, index }: Held): boolean {
  const { history, location } = window;
  const state = history.state as Record<string, unknown> | null;
  const page = location.pathname + location.search;
  const inUrl = indexInHash(location.hash, anchor, total);
  if (index === inUrl) return false;
  if (index === null && state?.[MARK] === true) {
    history.back();
    return true;
  }
  const url = index === null ? page : `${page}#${anchorOf(anchor, index)}`;
  if (index !== null && inUrl === null) history.pushState({ ...state, [MARK]: true }, '', url);
  else history.replaceState(state, '', url);
  return false;
}

/** Returns the id of a thumbnail, which is also the URL hash without `#`. */
export function anchorOf(anchor: string, index: number): string {
  return `${anchor}-${String(index + 1)}`;
}

/** Returns the index of the picture in a hash; `null` if it isn't one of the gallery's pictures. */
export function indexInHash(hash: string, anchor: string, total: number): number | null {
  const prefix = `#${anchor}-`;
  if (!hash.startsWith(prefix)) return null;
  const digits = hash.slice(prefix.length);
  const number = /^[1-9]\d*$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= total ? number - 1 : null;
}
