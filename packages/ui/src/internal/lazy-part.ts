'use client';

import {
  createElement,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { useLatest } from './use-latest.js';

interface Opens {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyPart<Props> {
  /** Draws nothing until its code has arrived. A failed fetch closes it again, so that the next opening retries. */
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
  let pending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const fetchPart = () =>
    (pending ??= load().then(
      (loaded) => {
        part = loaded;
        listeners.forEach((notify) => {
          notify();
        });
        return true;
      },
      () => {
        pending = undefined;
        return false;
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
      void fetchPart().then((arrived) => {
        if (!arrived) latest.current(false);
      });
    }, [open, latest]);
    return current ? createElement(current, props) : null;
  }

  return { Part, preload: () => void fetchPart() };
}

/** Spread on an opener: the moments at which somebody is about to press it. */
export function onIntent(preload: () => void) {
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };
}
