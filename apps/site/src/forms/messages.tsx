import type { FieldErrorKey, FieldErrors } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

/** File errors that the browser or a proxy detects, not our server. */
export type BrowserErrorKey = 'file_changed' | 'file_too_large';

/** Reason why a form couldn't be sent. */
export type Failure = 'global' | 'limited' | 'unreachable';

const FIELD_MESSAGES: Record<FieldErrorKey | BrowserErrorKey, MessageDescriptor> = {
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
  file_changed: msg({
    id: 'application_form.error.file_changed',
    message: 'This file has changed or can’t be read any more. Please choose it again.',
  }),
  file_too_large: msg({
    id: 'application_form.error.file_too_large',
    message: 'This file is too large to be sent. Please choose a smaller one.',
  }),
};

const FAILURE_MESSAGES: Record<Failure, MessageDescriptor> = {
  global: msg({
    id: 'application_form.error.global',
    message: 'An unexpected error occurred. Please try again later.',
  }),
  limited: msg({
    id: 'application_form.error.limited',
    message: 'That was a lot of attempts in a short time. Please wait a few minutes, then try again.',
  }),
  unreachable: msg({
    id: 'application_form.error.unreachable',
    message:
      'Our server didn’t answer: check your internet connection, whether the Wi-Fi wants you to sign in, and whether a content blocker is in the way. You can safely send the form again; it will reach us only once.',
  }),
};

/**
 * Returns functions that translate error keys from validation and from the server. An unknown key is shown as it is.
 *
 * @param own Messages for keys that only this form has.
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
    /** `sentence` replaces the general message. If the server can't be reached, advice follows on the next line. */
    failure: (kind: Failure, sentence = _(FAILURE_MESSAGES.global)): ReactNode => {
      if (kind === 'global') return sentence;
      const words = _(FAILURE_MESSAGES[kind]);
      if (kind === 'limited') return words;
      return (
        <>
          <span>{sentence}</span>
          <br />
          <span>{words}</span>
        </>
      );
    },
  };
}
