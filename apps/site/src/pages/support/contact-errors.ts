import type { FieldErrors } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useSubmissionMessages } from '../../forms/messages.tsx';

/** Message for each field when it is empty or not a valid email address. */
const SENTENCES: Record<string, MessageDescriptor> = {
  firstName: msg({ id: 'support.error.firstName', message: 'First name is required.' }),
  surname: msg({ id: 'support.error.surname', message: 'Surname is required.' }),
  email: msg({ id: 'support.error.email', message: 'Valid email is required.' }),
  reason: msg({ id: 'support.error.reason', message: 'Reason is required.' }),
  message: msg({ id: 'support.error.message', message: 'Message is required.' }),
};

const OWN_KEYS = ['required', 'email'];

/** Returns a function that translates the contact form's errors: with its own messages, or the shared ones for all other keys. */
export function useContactErrors(): (errors: FieldErrors) => Record<string, string[]> {
  const { i18n } = useLingui();
  const { fieldErrors } = useSubmissionMessages();
  return (errors) => {
    const shared = fieldErrors(errors);
    return Object.fromEntries(
      Object.entries(errors).map(([field, keys]) => {
        const sentence = SENTENCES[field];
        const asks = sentence && keys.some((key) => OWN_KEYS.includes(key));
        return [field, asks ? [i18n._(sentence)] : (shared[field] ?? [])];
      }),
    );
  };
}
