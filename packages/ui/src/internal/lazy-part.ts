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
    /** The code of a dialog, menu or lightbox that was opened could not be fetched. `detail` is what the import threw. */
    'gloam:loaderror': CustomEvent<unknown>;
  }
}

interface Opens {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyPart<Props> {
  /**
   * Draws nothing until its code has arrived. A failed fetch closes it again, so that the next opening retries, and is
   * told by `gloam:loaderror` on the window.
   */
  Part: FunctionComponent<Props>;
  /** Fetches the code; call it on the first sign of intent. */
  preload: () => void;
}

/**
 * A part of a component whose code is fetched on intent or on opening. Unlike `React.lazy` it never suspends, so the
 * opener beside it is not remounted, and a failed fetch does not tear down the page.
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
      // Nobody waits for it yet: the opening tries again, and says so.
      fetchPart().catch(() => undefined);
    },
  };
}

/** Spread on an opener: the moments at which somebody is about to press it. */
export function onIntent(preload: () => void) {
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };
}
