'use client';

import { useState } from 'react';

/** A value that is controlled (`value`) or uncontrolled (`defaultValue`); both call `onChange`. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- null is a value that a parent may hold
  const current = value === undefined ? own : value;
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, change];
}
