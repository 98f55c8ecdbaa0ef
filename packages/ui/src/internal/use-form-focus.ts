'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from './after-paint.js';

/**
 * After a submission that brought errors, and once these are painted, focuses the topmost bad field, or the summary when no
 * field is bad.
 * Errors that change without a submission, as when a language switch re-words them, leave the focus where it is.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  { busy, errors, summaryId }: { busy: boolean; errors: object; summaryId: string },
) {
  const expectsErrors = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!expectsErrors.current || busy) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? document.getElementById(summaryId);
    if (!target) return;
    // Focusing lays the page out at once, and then once more with what the focus changes.
    return afterPaint(() => {
      expectsErrors.current = false;
      target.focus();
    });
  }, [attempt, busy, errors, form, summaryId]);

  /** Call it with each submission; in the same event as whatever brings the errors. */
  return () => {
    expectsErrors.current = true;
    setAttempt((count) => count + 1);
  };
}
