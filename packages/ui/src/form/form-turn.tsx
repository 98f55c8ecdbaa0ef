'use client';

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isBusy } from '../internal/submission.js';
import type { Form } from './use-form.js';

interface FormTurnProps {
  form: Pick<Form<object>, 'formProps' | 'status'>;
  children: ReactNode;
}

/**
 * The fields until they begin anew, by their key. Those that go because they are sent are emptied in their last moment:
 * Firefox remembers what a field held as it went, and fills it in again when the page is reloaded.
 */
export function FormTurn({ form: { status, formProps }, children }: FormTurnProps) {
  const sending = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isBusy(status)) sending.current = formProps.ref.current;
    else sending.current = null;
  });
  useLayoutEffect(() => () => sending.current?.reset(), []);
  return children;
}
