import * as v from 'valibot';
import type { FieldErrorKey } from './errors.ts';
import { normalizeTyped, foldLetters, foldUrl } from './typed-text.ts';

/** Maximum lengths in characters. The forms don't cut off input; longer text gets the error `too_long`. */
export const MAX_LENGTH = { line: 200, email: 254, phone: 40, url: 2_000, text: 10_000 } as const;

const key = (name: FieldErrorKey): FieldErrorKey => name;

/** Object with these fields. Drops other fields. A missing field gets the error `required`. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, key('required'));

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    return new URL(text).hostname.length > 0;
  } catch {
    return false;
  }
}

const read = (fold: (text: string) => string) => v.transform((text: string) => normalizeTyped(text, fold));

/** Text that isn't blank. Trims the text and applies `fold` before the other rules. */
export const requiredText = (maxLength: number = MAX_LENGTH.line, fold = foldLetters) =>
  v.pipe(
    v.string(key('required')),
    read(fold),
    v.nonEmpty(key('required')),
    v.maxLength(maxLength, key('too_long')),
  );

/** Text that may be missing, `null` or blank, which becomes an empty string. Trims and folds like {@link requiredText}. */
export const optionalText = (maxLength: number = MAX_LENGTH.line, fold = foldLetters) =>
  v.pipe(v.nullish(v.string(key('required')), ''), read(fold), v.maxLength(maxLength, key('too_long')));

/** Absolute `http` or `https` URL. */
export const webAddress = (missing: string = key('required')) =>
  v.pipe(
    v.string(missing),
    read(foldUrl),
    v.nonEmpty(missing),
    v.maxLength(MAX_LENGTH.url, key('too_long')),
    v.check(isWebAddress, key('active_url')),
  );
