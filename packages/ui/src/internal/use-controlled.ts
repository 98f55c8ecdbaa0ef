'use client';

import { useState } from 'react';

/** Returns a value that is controlled (`value`) or uncontrolled (`defaultValue`), and a function that changes it. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- null is a value too
  const current = value === undefined ? own : value;
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, change];
}
