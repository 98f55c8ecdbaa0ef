'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '../internal/after-paint.js';

/** A group that is wrong has the focus in its first control. */
const BAD_CONTROL = '[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input';

/**
 * After a submission that brought errors, and once these are painted, focuses the topmost bad field, or the summary when no
 * field is bad.
 * Errors that change without a submission, as when a language switch re-words them, leave the focus where it is.
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
    // Focusing lays the page out at once, and then once more with what the focus changes.
    return afterPaint(() => {
      const target =
        form.current?.querySelector<HTMLElement>(BAD_CONTROL) ?? document.getElementById(summaryId);
      if (!target) return;
      expectsErrors.current = false;
      // Somebody who has gone on to another field is typing there.
      const focused = document.activeElement;
      if (focused === before || !form.current?.contains(focused)) target.focus();
    });
  }, [attempt, busy, errors, form, summaryId]);

  /** Call it with each submission; in the same event as whatever brings the errors. */
  return () => {
    expectsErrors.current = true;
    setAttempt({});
  };
}
