'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';
import { countOf, digitsOf } from './digit-counter.logic.js';
import { SLIT_DIGIT_HEIGHT, SLIT_DIGITS } from './slit-digits.js';

/** The part of the counter that has to be in view before its digits appear. */
const SEEN = 0.5;

export interface DigitCounterLabels {
  /** The whole number in a sentence, such as "2,487 wishlists"; `value` is whole and not negative. */
  spoken: (parts: { value: number }) => string;
}

export interface DigitCounterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The count. Fractions are cut; what is no number, missing or negative counts as 0. */
  value: number | null | undefined;
  /** The words. */
  labels: DigitCounterLabels;
  /** As many boxes at least; the front ones show 0. Default 4. */
  minDigits?: number;
}

/**
 * A number as one box per digit. The server draws the digits already; they fade in when first scrolled into
 * view and when they change. State: `data-state` = `still`, `waiting` (below the fold) or `seen`; `data-value`.
 */
export function DigitCounter({ value, labels, minDigits = 4, className, ...rest }: DigitCounterProps) {
  const count = countOf(value);
  const digits = digitsOf(count, minDigits);
  const [shown, setShown] = useState({ digits, before: digits });
  if (shown.digits.join('') !== digits.join('')) setShown({ digits, before: shown.digits });

  const boxes = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'seen'>('still');
  useEffect(() => {
    if (!boxes.current || typeof IntersectionObserver === 'undefined') return;
    let waiting = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!waiting && !entry.isIntersecting) {
          waiting = true;
          setState('waiting');
        } else if (!waiting || entry.intersectionRatio >= SEEN) {
          observer.disconnect();
          // Digits that were on screen from the start stay: nothing that was read may vanish.
          if (waiting) setState('seen');
        }
      },
      { threshold: [0, SEEN] },
    );
    observer.observe(boxes.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      {...rest}
      className={classNames('gloam-digit-counter', className)}
      data-state={state}
      data-value={count}
    >
      <span className="gloam-visually-hidden">{labels.spoken({ value: count })}</span>
      <span ref={boxes} className="gloam-digit-counter-boxes" aria-hidden="true">
        {digits.map((digit, index) => {
          const place = digits.length - 1 - index;
          const before = shown.before.at(-1 - place);
          const changed = before !== digit;
          return (
            <span
              key={place}
              className="gloam-digit"
              style={{ '--gloam-digit-place': place } as CSSProperties}
              data-changed={changed || undefined}
            >
              {changed && before && <Digit key={`before-${before}`} digit={before} before />}
              <Digit key={digit} digit={digit} />
            </span>
          );
        })}
      </span>
    </div>
  );
}

function Digit({ digit, before }: { digit: string; before?: boolean }) {
  const { path, width } = SLIT_DIGITS[Number(digit)] ?? { path: '', width: 0 };
  return (
    <svg
      className="gloam-digit-shape"
      viewBox={`0 -10 ${String(width)} ${String(SLIT_DIGIT_HEIGHT + 20)}`}
      focusable="false"
      data-before={before}
    >
      <path d={path} />
    </svg>
  );
}
