'use client';

import { useEffect, useRef } from 'react';

/** Focuses an element that the next drawing brings: give its id to the function that comes back. */
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
