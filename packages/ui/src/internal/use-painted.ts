'use client';

import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.js';

/** The value of the frame that was painted last: for what may follow a frame later. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(
    () =>
      afterPaint(() => {
        setPainted(value);
      }),
    [value],
  );
  return painted;
}
