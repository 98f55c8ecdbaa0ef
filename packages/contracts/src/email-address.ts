import * as v from 'valibot';
import type { FieldErrorKey } from './errors.ts';
import { MAX_LENGTH, requiredText } from './fields.ts';
import { foldAscii } from './typed-text.ts';

const key = (name: FieldErrorKey): FieldErrorKey => name;

/**
 * Strips whatever was copied along with an address: invisible characters, a name before `<…>`, `mailto:`, quotes, brackets,
 * trailing punctuation. Converts the domain to Punycode.
 */
export function bareAddress(text: string): string {
  const typed = foldAscii(text).replace(/[。｡]/g, '.').trim();
  const inside = /^[^<>]*<([^<>]*)>[^<>]*$/.exec(typed)?.[1] ?? typed;
  const address = inside.replace(/^mailto:([^?]*).*$/is, '$1').replace(/^[\p{Ps}\p{Pi}\p{Pf}"'<\s]+/u, '');
  const [bare = address] = /^.*[\p{L}\p{M}\p{N}]/su.exec(address) ?? [];
  return bare.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]*[^ -~][\p{L}\p{M}\p{N}.-]*$/u, punycode);
}

function punycode(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Address with non-ASCII characters before the @, which only servers with SMTPUTF8 accept. */
const BEYOND_ASCII = /^[^\s@]*[^ -~\s][^\s@]*@[\w.-]+\.[\w-]+$/;

/** Stricter than HTML: no stray dots, a domain with a dot, at most 64 characters before the @, and no IP address. */
const SENDABLE = /^(?=.{1,64}@)[^.@]+(?:\.[^.@]+)*@.+\.(?!\d+$)[^.]{2,}$/;

/** Email address that every mail server can send to without quoting. Doesn't check that the mailbox exists. */
export const emailAddress = () =>
  v.pipe(
    requiredText(MAX_LENGTH.email, bareAddress),
    v.check((address) => !BEYOND_ASCII.test(address), key('email_ascii')),
    v.rfcEmail(key('email')),
    v.regex(SENDABLE, key('email')),
  );

/** Returns the address in a text, cleaned by {@link emailAddress}; `undefined` if the text isn't a valid address. */
export function emailIn(text: unknown): string | undefined {
  const { success, output } = v.safeParse(emailAddress(), text);
  return success ? output : undefined;
}
