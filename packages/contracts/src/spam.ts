import { isRecord } from './validate.ts';

/**
 * The header in which the site says what tells people from programs, as an RFC 9651 dictionary such as `elapsed=12345, trap`. Never
 * stored: a submission that looks like a program's is kept and marked, so that a wrong guess loses nothing.
 */
export const SIGNALS_HEADER = 'Form-Signals';

/** The same as fields beside those of a form: a program that fills in every field sends them, and so did earlier releases. */
export const SPAM_FIELDS = {
  /** A field that nobody sees: text in it was put there by a program. */
  trap: 'form_note',
  /** Milliseconds from the form's appearance to its submission. */
  elapsed: 'form_ms',
} as const;

/** Nobody fills in a form faster than this, in milliseconds. */
export const FASTEST_PERSON = 3_000;

export interface SpamSignals {
  /** Whether something stands in the field that nobody sees. */
  trap: boolean;
  /** Milliseconds; missing when the client did not say. */
  elapsed?: number;
}

/** The value of {@link SIGNALS_HEADER}; empty where there is nothing to say. */
export const writeSignals = ({ trap, elapsed }: SpamSignals): string =>
  [
    ...(elapsed === undefined ? [] : [`elapsed=${String(Math.round(elapsed))}`]),
    ...(trap ? ['trap'] : []),
  ].join(', ');

/** The members of a dictionary whose values have no parameters. */
const membersOf = (dictionary: string) =>
  new Map(
    dictionary.split(',').map((member): [string, string | undefined] => {
      const [name = '', value] = member.trim().split('=');
      return [name, value];
    }),
  );

/** Reads both the header and the fields. What is missing or of another type says nothing. */
export function readSignals(header: string | string[] | undefined, body: unknown): SpamSignals {
  const fields = isRecord(body) ? body : {};
  const trap = fields[SPAM_FIELDS.trap];
  const said = membersOf(String(header ?? ''));
  const elapsed = said.get('elapsed') ?? fields[SPAM_FIELDS.elapsed];
  // A multipart body carries numbers as text.
  const number = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed;
  return {
    trap: said.has('trap') || (typeof trap === 'string' && trap !== ''),
    ...(typeof number === 'number' && Number.isFinite(number) ? { elapsed: number } : {}),
  };
}

/** Whether a submission looks like a program's. */
export const looksLikeSpam = ({ trap, elapsed }: SpamSignals): boolean =>
  trap || (elapsed !== undefined && elapsed < FASTEST_PERSON);
