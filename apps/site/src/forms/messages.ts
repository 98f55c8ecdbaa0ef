import type { FieldErrorKey, FieldErrors } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const FIELD_MESSAGES: Record<FieldErrorKey, MessageDescriptor> = {
  required: msg({ id: 'application_form.error.required', message: 'This field is required.' }),
  email: msg({ id: 'application_form.error.email', message: 'The field must be a valid email address.' }),
  email_ascii: msg({
    id: 'application_form.error.email_ascii',
    message:
      'We can’t write to an email address with accented or non-Latin letters before the @. Please use another one.',
  }),
  required_link: msg({
    id: 'application_form.error.required_link',
    message: 'Each link needs a platform and a URL.',
  }),
  accepted: msg({ id: 'application_form.error.accepted', message: 'You need to accept this.' }),
  active_url: msg({
    id: 'application_form.error.active_url',
    message: 'This isn’t a valid URL. All links must start with https://',
  }),
  unique: msg({
    id: 'application_form.error.unique',
    message: 'We already have an application for this position from this email address.',
  }),
  too_long: msg({ id: 'application_form.error.too_long', message: 'This text is too long.' }),
  closed: msg({ id: 'application_form.error.closed', message: 'Applications are closed.' }),
};

const FAILURE_MESSAGES = {
  global: msg({
    id: 'application_form.error.global',
    message: 'An unexpected error occurred. Please try again later.',
  }),
  limited: msg({
    id: 'application_form.error.limited',
    message: 'That was a lot of attempts in a short time. Please wait a few minutes, then try again.',
  }),
};

/**
 * Words for the keys that come from the rules and from the server; an unknown key is shown as it came.
 *
 * @param own Words for the keys that only this form has.
 */
export function useSubmissionMessages(own: Readonly<Record<string, MessageDescriptor>> = {}) {
  const { _ } = useLingui();
  const messages: Readonly<Record<string, MessageDescriptor>> = { ...FIELD_MESSAGES, ...own };

  const word = (key: string): string => {
    const name = key.replace(/^application_form\.error\./, '');
    const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
    return message ? _(message) : key;
  };

  return {
    fieldErrors: (errors: FieldErrors): Record<string, string[]> =>
      Object.fromEntries(Object.entries(errors).map(([field, keys]) => [field, [keys].flat().map(word)])),
    failure: (kind: keyof typeof FAILURE_MESSAGES) => _(FAILURE_MESSAGES[kind]),
  };
}
