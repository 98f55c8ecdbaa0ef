'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { reveal } from '../internal/use-modal.js';
import { anchorOf, historyStep, indexInHash, MARK } from './lightbox-history.logic.js';

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

/** Keeps the URL and the picture in sync, in both directions, by the rules of `historyStep`. */
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
      if (enabled && !leaving.current) leaving.current = write(latest.current) === 'back';
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

/** Writes the URL of the current picture. Keeps the other members of `history.state`, which belong to the router. */
function write({ anchor, total, index }: Held) {
  const { history, location } = window;
  const state = history.state as Record<string, unknown> | null;
  const page = location.pathname + location.search;
  const address = indexInHash(location.hash, anchor, total);
  const step = historyStep({ index, address, own: state?.[MARK] === true });
  const url = index === null ? page : `${page}#${anchorOf(anchor, index)}`;
  if (step === 'push') history.pushState({ ...state, [MARK]: true }, '', url);
  else if (step === 'back') history.back();
  else if (step !== 'none') history.replaceState(state, '', url);
  return step;
}
