import type { I18n } from '@lingui/core';
import { emailIn, isFamilyNameFirst } from '@fatal/contracts';
import type { Submission } from '../../store/store.ts';

type Sender = Pick<Submission, 'locale' | 'payload'>;

/** Returns the sender's address. Empty if it can't receive mail. */
export const emailOf = ({ email }: { email?: unknown }): string => emailIn(email) ?? '';

/** Returns the sender's name in the order of their language. Empty if the form has no name. */
export function senderName({ locale, payload }: Sender): string {
  const text = (field: string) => (typeof payload[field] === 'string' ? payload[field].trim() : '');
  const first = text('full_name') || text('first_name') || text('firstName');
  const names = [first, text('surname')].filter((name) => name !== '');
  return (isFamilyNameFirst(locale) ? names.reverse() : names).join(' ');
}

const MAX_NAME = 40;

/** Pattern of a name: up to three words of letters. An address or a sentence doesn't match. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*){0,2}$/u;

const isName = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_NAME && NAME.test(text);

/** Returns the greeting of a mail to the sender, by name if a plausible one was given. */
export function greeting(i18n: I18n, { locale, payload }: Sender): string {
  const given = payload.full_name ?? payload.first_name ?? payload.firstName;
  if (!isName(given)) return i18n._({ id: 'mail.greeting.nameless', message: 'Hello,' });
  // If the family name comes first, the greeting uses the full name.
  const name = isFamilyNameFirst(locale) && isName(payload.surname) ? senderName({ locale, payload }) : given;
  return i18n._({ id: 'mail.greeting', message: 'Hello {name},', values: { name } });
}
