import type { MessageDescriptor } from '@lingui/core';
import type { AcceptedBody, Locale } from '@fatal/contracts';
import { i18nFor } from './i18n.ts';

/** All sentences in responses of the API. */
const SENTENCES = {
  applicationReceived: /*i18n*/ {
    id: 'answer.applicationReceived',
    message: 'Thank you. We’ve received your application.',
  },
  messageReceived: /*i18n*/ {
    id: 'answer.messageReceived',
    message: 'Thank you. We’ve received your message.',
  },
  fieldsInvalid: /*i18n*/ { id: 'answer.fieldsInvalid', message: 'Some fields are missing or not valid.' },
  keyReused: /*i18n*/ {
    id: 'answer.keyReused',
    message: 'This Idempotency-Key was already used with another body.',
  },
  keyUnusable: /*i18n*/ {
    id: 'answer.keyUnusable',
    message: 'Idempotency-Key must be 1 to 200 printable ASCII characters.',
  },
  unreadable: /*i18n*/ { id: 'answer.unreadable', message: 'The request couldn’t be read.' },
  notFound: /*i18n*/ { id: 'answer.notFound', message: 'There’s nothing at this web address.' },
  methodNotAllowed: /*i18n*/ {
    id: 'answer.methodNotAllowed',
    message: 'This web address doesn’t accept this kind of request.',
  },
  tooSlow: /*i18n*/ { id: 'answer.tooSlow', message: 'The request took too long to arrive.' },
  lengthMissing: /*i18n*/ {
    id: 'answer.lengthMissing',
    message: 'The request doesn’t say how long it is. Please send Content-Length with it.',
  },
  tooLarge: /*i18n*/ { id: 'answer.tooLarge', message: 'The request is too large.' },
  addressTooLong: /*i18n*/ { id: 'answer.addressTooLong', message: 'The web address is too long.' },
  wrongType: /*i18n*/ {
    id: 'answer.wrongType',
    message: 'This web address doesn’t accept this type of content.',
  },
  noSuchPart: /*i18n*/ { id: 'answer.noSuchPart', message: 'The file has no such part.' },
  tooMany: /*i18n*/ { id: 'answer.tooMany', message: 'Too many requests. Please try again later.' },
  unexpected: /*i18n*/ {
    id: 'answer.unexpected',
    message: 'An unexpected error occurred. Please try again later.',
  },
  unavailable: /*i18n*/ {
    id: 'answer.unavailable',
    message: 'The service isn’t available at the moment. Please try again later.',
  },
} satisfies Record<string, MessageDescriptor>;

export type SentenceName = keyof typeof SENTENCES;

export const SENTENCE_NAMES = Object.keys(SENTENCES) as SentenceName[];

/** Translates a sentence. */
export function sentence(name: SentenceName, locale: Locale): string {
  return i18nFor(locale)._(SENTENCES[name]);
}

/** Returns the body that confirms a submission, in the visitor's language. */
export function acceptedBody(name: 'applicationReceived' | 'messageReceived', locale: Locale): AcceptedBody {
  return { message: sentence(name, locale) };
}
