'use client';

import { useCallback, type Ref, type RefObject } from 'react';

/** Returns one ref callback that sets the component's own ref and the `ref` prop. */
export function useMergedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') {
        const cleanUp = given(element);
        return () => {
          own.current = null;
          if (typeof cleanUp === 'function') cleanUp();
          else given(null);
        };
      }
      if (given) given.current = element;
      return () => {
        own.current = null;
        if (given) given.current = null;
      };
    },
    [own, given],
  );
}
