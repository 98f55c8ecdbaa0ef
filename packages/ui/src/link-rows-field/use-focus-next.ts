'use client';

import { useEffect, useRef } from 'react';

/** Returns a function that takes the id of an element and focuses it after the next render. */
export function useFocusNext(drawn: unknown): (id: string) => void {
  const next = useRef<string>(null);

  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  }, [drawn]);

  return (id) => {
    next.current = id;
  };
}
