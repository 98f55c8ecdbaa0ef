import { NUMERALS } from './lettering.ts';

/** The slit numeral of a game as a drawing; its name stands in a text beside it. */
export function Numeral({ of }: { of: keyof typeof NUMERALS }) {
  const { path, width, height } = NUMERALS[of];
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
