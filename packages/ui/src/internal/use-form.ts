'use client';

import { useRef, type SubmitEvent } from 'react';
import { isBusy, type FormErrors, type SubmissionStatus } from './submission.js';
import { useFormFocus } from './use-form-focus.js';

interface UseFormOptions {
  status: SubmissionStatus;
  errors?: FormErrors;
  summaryId?: string;
  /** Takes what the controls hold at the moment of submission. */
  onData: (data: FormData) => void;
  onCancel?: () => void;
}

/** What every form of the library does on submission; spread `formProps` on the `<form>`. */
export function useForm({ status, errors, summaryId, onData, onCancel }: UseFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const busy = isBusy(status);
  const expectErrors = useFormFocus(form, { busy, errors, summaryId });

  return {
    formProps: {
      ref: form,
      noValidate: true,
      // Without script the browser would otherwise put every answer into the address.
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (busy) return;
        expectErrors();
        onData(new FormData(event.currentTarget));
      },
    },
    /** The cancel button goes away when pressed, so the focus moves to the submit button first. */
    cancel:
      onCancel &&
      (() => {
        form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        onCancel();
      }),
  } as const;
}
