import { bareAddress } from '@fatal/contracts';

/**
 * Text as it may stand in a column of its own on every engine: PostgreSQL takes neither NUL nor half a surrogate pair.
 * Payloads need none of this, they are JSON text.
 */
export function columnText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** One spelling of the e-mail address of a payload, or `null`: the same person may write it in another case, or copy more with it. */
export function emailKey({ email }: { email?: unknown }): string | null {
  return typeof email === 'string' ? columnText(bareAddress(email).toLowerCase()) : null;
}
