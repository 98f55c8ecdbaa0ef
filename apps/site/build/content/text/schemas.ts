import { emailIn } from '@fatal/contracts';
import * as v from 'valibot';

/** Text on one line. */
export const words = v.pipe(
  v.string('must be text; put it in "quotation marks" if it looks like a number'),
  v.check((text) => text.trim() !== '', 'is empty; write a text or remove the line'),
);

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Calendar date in ISO 8601 format. */
export const day = v.pipe(
  v.string('must be a date, such as 2025-07-09'),
  v.check(isDay, ({ input }) => `"${input}" is not a date; write year-month-day, such as 2025-07-09`),
);

export const webAddress = v.pipe(
  v.string('must be an address, such as https://example.org'),
  v.check(
    (text) => text.startsWith('https://') && URL.canParse(text),
    ({ input }) => `"${input}" is not a valid address; it must start with https://`,
  ),
);

export const email = v.pipe(
  v.string('must be an email address'),
  v.check(
    (text) => emailIn(text) === text,
    ({ input }) => `"${input}" is not an email address`,
  ),
);

export const wholeNumber = v.pipe(
  v.number('must be a whole number of at least 1'),
  v.check((number) => Number.isInteger(number) && number > 0, 'must be a whole number of at least 1'),
);

export const yesOrNo = v.boolean('must be true or false');
