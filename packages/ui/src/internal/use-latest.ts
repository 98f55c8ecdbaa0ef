'use client';

import { useEffect, useRef } from 'react';

/** The latest of a value, for what happens later than drawing. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
