'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { reveal } from '../internal/use-modal.js';
import { anchorOf, historyStep, indexInHash, MARK } from './lightbox-history.logic.js';

/**
 * In ms, from a step to its address: the picture comes first, and a key held down writes once. Browsers refuse a page that
 * writes a hundred times in half a minute.
 */
const STEP_DELAY = 150;

interface Held {
  enabled: boolean;
  anchor: string;
  total: number;
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** Keeps address and picture together, in both directions; see `historyStep` for the rule. */
export function useLightboxHistory(held: Held) {
  const { enabled, index } = held;
  const latest = useLatest(held);
  const written = useRef(index);
  // Going back takes a moment, in which the address still names a picture that is closed.
  const leaving = useRef(false);

  useEffect(() => {
    if (!enabled) return;
    const read = (mayClose: boolean) => {
      const { anchor, total, index, onIndexChange } = latest.current;
      const asked = indexInHash(window.location.hash, anchor, total);
      if (asked !== index && (mayClose || asked !== null)) onIndexChange(asked);
    };
    const onChange = () => {
      // The browser then scrolls to where the entry was left, which may be far from the thumbnail with the focus.
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

/** The other members of the state are a router's, and stay. */
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
