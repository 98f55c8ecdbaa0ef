import type { ComponentPropsWithRef } from 'react';
import { FATAL, type SlitPath } from './wordmark-paths.ts';

type WordmarkProps = ComponentPropsWithRef<'svg'> & {
  /** Which letters. Default FATAL. */
  letters?: SlitPath;
};

/** Slit letters as a drawing; the words stand in a text beside it. */
export function Wordmark({ letters = FATAL, ...rest }: WordmarkProps) {
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${String(letters.width)} ${String(letters.height)}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={letters.path} fill="currentColor" />
    </svg>
  );
}
