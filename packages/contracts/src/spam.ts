import { isRecord } from './validate.ts';

/**
 * Header with spam signals, as an RFC 9651 dictionary such as `elapsed=12345, trap`. The signals aren't stored. A submission
 * that looks like spam is kept and marked, so that a false positive loses nothing.
 */
export const SIGNALS_HEADER = 'Form-Signals';

/** The same signals as form fields, sent by bots that fill in every field, and by earlier releases of the site. */
export const SPAM_FIELDS = {
  /** Honeypot: a hidden field that only bots fill in. */
  trap: 'form_note',
  /** Milliseconds from showing the form to submitting it. */
  elapsed: 'form_ms',
} as const;

/** Shortest time in which a person can fill in a form, in milliseconds. */
export const FASTEST_PERSON = 3_000;

export interface SpamSignals {
  /** Whether the honeypot field was filled in. */
  trap: boolean;
  /** Milliseconds. Missing if the client didn't send it. */
  elapsed?: number;
}

/** Returns the value of {@link SIGNALS_HEADER}; empty if there are no signals. */
export const writeSignals = ({ trap, elapsed }: SpamSignals): string =>
  [
    ...(elapsed === undefined ? [] : [`elapsed=${String(Math.round(elapsed))}`]),
    ...(trap ? ['trap'] : []),
  ].join(', ');

/** Parses an RFC 9651 dictionary without parameters. */
const membersOf = (dictionary: string) =>
  new Map(
    dictionary.split(',').map((member): [string, string | undefined] => {
      const [name = '', value] = member.trim().split('=');
      return [name, value];
    }),
  );

/** Reads the signals from the header and the fields. Ignores missing values and those of another type. */
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

/** Whether a submission looks like spam. */
export const looksLikeSpam = ({ trap, elapsed }: SpamSignals): boolean =>
  trap || (elapsed !== undefined && elapsed < FASTEST_PERSON);
