'use client';

import { useCallback, useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';
import { SLIT_DIGIT_BOX, SLIT_DIGITS } from './slit-digits.js';

/** The share of the counter that has to be in view before its digits change. */
const SEEN = 0.5;

export interface DigitCounterLabels {
  /** The count in words, for screen readers, such as "2,487 wishlists"; `value` is whole and not negative. */
  spoken: (parts: { value: number }) => string;
}

export interface DigitCounterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The count. Fractions are cut off; a missing, negative or invalid value counts as 0. */
  value: number | null | undefined;
  /** Texts of the counter. */
  labels: DigitCounterLabels;
  /** The minimum number of digits, padded with leading zeros. @default 4 */
  minDigits?: number;
}

interface Shown {
  digits: string;
  before: string;
  state: 'still' | 'waiting' | 'seen';
}

/** The number to show and announce: whole and not negative; 0 for a missing or invalid value. */
function countOf(value: number | null | undefined): number {
  const count = value ?? 0;
  return count > 0 && count < Infinity ? Math.trunc(count) : 0;
}

/**
 * A number as one box per digit. The HTML from the server contains the digits. Below the fold they wait as zeros, and
 * change one after the other, from right to left, once half of the counter is in view; later changes animate too.
 * State: `data-state` is `still`, `waiting` (below the fold) or `seen`; `data-value` is the count; `data-before` marks
 * the earlier digit, drawn behind the one that takes its place.
 */
export function DigitCounter({ value, labels, minDigits = 4, className, ...rest }: DigitCounterProps) {
  const count = countOf(value);
  // A BigInt prints large numbers without an exponent.
  const digits = BigInt(count).toString().padStart(minDigits, '0');
  const [shown, setShown] = useState<Shown>({ digits, before: digits, state: 'still' });
  if (shown.digits !== digits) setShown({ ...shown, digits, before: shown.digits });

  const watch = useCallback((boxes: HTMLElement) => {
    if (typeof IntersectionObserver === 'undefined') return;
    let least = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio } of entries) {
          if (intersectionRatio <= least) {
            // At a threshold, the reported ratio may be slightly below it.
            least = SEEN - 0.1;
            setShown((last) => ({ ...last, before: last.digits.replace(/./g, '0'), state: 'waiting' }));
          } else {
            observer.disconnect();
            // Digits that were on screen from the start stay, since the visitor may have read them.
            if (least) setShown((last) => ({ ...last, state: 'seen' }));
          }
        }
      },
      { threshold: [0, SEEN] },
    );
    observer.observe(boxes);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      {...rest}
      className={classNames('gloam-digit-counter', className)}
      data-state={shown.state}
      data-value={count}
    >
      <span className="gloam-visually-hidden">{labels.spoken({ value: count })}</span>
      <span ref={watch} className="gloam-digit-counter-boxes" aria-hidden="true">
        {Array.from(digits, (digit, index) => {
          const place = digits.length - index;
          const before = shown.before.at(-place) ?? digit;
          return (
            // The key changes with the digits to restart their animation.
            <span
              key={`${place} ${before}${digit}`}
              className="gloam-digit"
              style={{ '--gloam-digit-place': place } as CSSProperties}
            >
              <svg viewBox={SLIT_DIGIT_BOX}>
                {before !== digit && <path d={SLIT_DIGITS[Number(before)]} data-before />}
                <path d={SLIT_DIGITS[Number(digit)]} />
              </svg>
            </span>
          );
        })}
      </span>
    </div>
  );
}
