import { isRecord } from './validate.ts';

/**
 * Two fields that every form sends beside its values. They tell people from programs and are never stored: a submission
 * that looks like a program's is kept and marked, so that a wrong guess loses nothing.
 */
export const SPAM_FIELDS = {
  /** A field that nobody sees: text in it was put there by a program. */
  trap: 'form_note',
  /** Milliseconds from the form's appearance to its submission. */
  elapsed: 'form_ms',
} as const;

/** Nobody fills in a form faster than this, in milliseconds. */
export const FASTEST_PERSON = 3_000;

export interface SpamSignals {
  trap: string;
  /** Milliseconds; missing when the client did not say. */
  elapsed?: number;
}

/** Reads the two fields from a body. What is missing or of another type says nothing. */
export function readSpamSignals(body: unknown): SpamSignals {
  const fields = isRecord(body) ? body : {};
  const trap = fields[SPAM_FIELDS.trap];
  const elapsed = fields[SPAM_FIELDS.elapsed];
  // A multipart body carries numbers as text.
  const number = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed;
  return {
    trap: typeof trap === 'string' ? trap : '',
    ...(typeof number === 'number' && Number.isFinite(number) ? { elapsed: number } : {}),
  };
}

/** Whether a submission looks like a program's. */
export function looksLikeSpam({ trap, elapsed }: SpamSignals): boolean {
  return trap !== '' || (elapsed !== undefined && elapsed < FASTEST_PERSON);
}
