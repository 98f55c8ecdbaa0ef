import type { ErrorBody, FieldErrorKey, FieldErrors, Locale } from '@fatal/contracts';
import { sentence, type SentenceName } from './sentences.ts';

/** Key that the site translates, instead of a sentence. */
type FormErrorKey = `application_form.error.${FieldErrorKey}`;

/** Error response. May be thrown by any code that a route calls. */
export class Problem extends Error {
  override name = 'Problem';
  readonly statusCode: number;
  readonly messageKey: SentenceName | FormErrorKey;
  readonly errors: FieldErrors | undefined;

  constructor(statusCode: number, messageKey: SentenceName | FormErrorKey, errors?: FieldErrors) {
    super(messageKey);
    this.statusCode = statusCode;
    this.messageKey = messageKey;
    this.errors = errors;
  }

  /** Returns the body of the response. */
  toBody(locale: Locale): ErrorBody {
    const message = isKey(this.messageKey) ? this.messageKey : sentence(this.messageKey, locale);
    return this.errors ? { message, errors: this.errors } : { message };
  }
}

const isKey = (key: string): key is FormErrorKey => key.includes('.');

export const notFound = () => new Problem(404, 'notFound');
