'use client';

import { useEffect, useRef } from 'react';

/** Returns a ref to the latest value, for effects and event listeners that outlive a render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
