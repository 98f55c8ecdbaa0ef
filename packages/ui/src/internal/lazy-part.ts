'use client';

import {
  createElement,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { useLatest } from './use-latest.js';

declare global {
  interface WindowEventMap {
    /** Fired when the code of a dialog, menu or lightbox couldn't be fetched. `detail` is the error of the import. */
    'gloam:loaderror': CustomEvent<unknown>;
  }
}

interface Opens {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyPart<Props> {
  /**
   * Renders nothing until its code is loaded. If loading fails, it closes again, so that the next opening retries,
   * and dispatches `gloam:loaderror` on the window.
   */
  Part: FunctionComponent<Props>;
  /** Loads the code; call it on the first sign of intent. */
  preload: () => void;
}

/**
 * Creates a part of a component whose code is loaded on intent or on opening. Unlike `React.lazy` it never suspends,
 * so the trigger next to it is not remounted, and a failed load doesn't unmount the page.
 */
export function lazyPart<Props extends Opens>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const fetchPart = () =>
    (pending ??= load().then(
      (loaded) => {
        part = loaded;
        listeners.forEach((notify) => {
          notify();
        });
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));

  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };

  function Part(props: Props) {
    const { open, onOpenChange } = props;
    const current = useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
    const latest = useLatest(onOpenChange);
    useEffect(() => {
      if (!open) return;
      fetchPart().catch((error: unknown) => {
        latest.current(false);
        window.dispatchEvent(new CustomEvent('gloam:loaderror', { detail: error }));
      });
    }, [open, latest]);
    return current ? createElement(current, props) : null;
  }

  return {
    Part,
    preload: () => {
      // Ignored here: opening the part retries and reports the error.
      fetchPart().catch(() => undefined);
    },
  };
}

/** Returns handlers for a trigger that call `preload` when the user is about to press it. */
export function onIntent(preload: () => void) {
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };
}
