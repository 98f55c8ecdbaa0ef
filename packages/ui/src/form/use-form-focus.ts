'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '../internal/after-paint.js';

/** Selects invalid controls. An invalid group cannot have focus, so its first input does. */
const BAD_CONTROL = '[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input';

/**
 * Focuses the first invalid field, or the summary if no field is invalid, after a submission with errors and once
 * these are painted. Errors that change without a submission, as on a change of language, do not move focus.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  summaryId: string,
  busy: boolean,
  errors: object,
) {
  const expectsErrors = useRef(false);
  const [attempt, setAttempt] = useState({});

  useEffect(() => {
    if (busy || !expectsErrors.current) return;
    const before = document.activeElement;
    // Focusing before paint would force layout, and then once more for the styles of the focused field.
    return afterPaint(() => {
      const target =
        form.current?.querySelector<HTMLElement>(BAD_CONTROL) ?? document.getElementById(summaryId);
      if (!target) return;
      expectsErrors.current = false;
      // Do not take focus from another field that the user has moved to meanwhile.
      const focused = document.activeElement;
      if (focused === before || !form.current?.contains(focused)) target.focus();
    });
  }, [attempt, busy, errors, form, summaryId]);

  /** Call on each submission, in the same event that sets the errors. */
  return () => {
    expectsErrors.current = true;
    setAttempt({});
  };
}
