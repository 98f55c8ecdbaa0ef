'use client';

import { useEffect } from 'react';
import { useLatest } from './use-latest.js';

interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcherLike;
  }
}

/**
 * Closes on the platform's close request, if `CloseWatcher` is supported: the back gesture on a phone, and Escape
 * while focus is on a control inside a native player, for which the page gets no key event.
 */
export function useCloseRequest(open: boolean, close: () => void) {
  const latest = useLatest(close);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => {
      latest.current();
    };
    return () => {
      watcher.destroy();
    };
  }, [open, latest]);
}
