import { NUMERALS } from './lettering.ts';

/** Decorative numeral of a game in the slit lettering. The adjacent text has the game's name. */
export function Numeral({ of }: { of: keyof typeof NUMERALS }) {
  const { path, width, height } = NUMERALS[of];
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
