import * as v from 'valibot';
import type { FieldErrorKey } from './errors.ts';
import { MAX_LENGTH, requiredText } from './fields.ts';
import { foldAscii } from './typed-text.ts';

const key = (name: FieldErrorKey): FieldErrorKey => name;

/**
 * An address without what was copied with it: what nobody sees, a name before `<…>`, `mailto:`, quotes, brackets, a full
 * stop behind it. Its domain is the one that mail servers know (Punycode).
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

/** A part before the @ that only servers with SMTPUTF8 take, of an address that is whole otherwise. */
const BEYOND_ASCII = /^[^\s@]*[^ -~\s][^\s@]*@[\w.-]+\.[\w-]+$/;

/** Beyond the rule of HTML: a dot inside each half and nowhere else, at most 64 characters before the @, and no IP address. */
const SENDABLE = /^(?=.{1,64}@)[^.@]+(?:\.[^.@]+)*@.+\.(?!\d+$)[^.]{2,}$/;

/** An address to which mail can be sent by every mail server, without quoting. Whether it exists is only known by writing to it. */
export const emailAddress = () =>
  v.pipe(
    requiredText(MAX_LENGTH.email, bareAddress),
    v.check((address) => !BEYOND_ASCII.test(address), key('email_ascii')),
    v.rfcEmail(key('email')),
    v.regex(SENDABLE, key('email')),
  );

/** The address in a text, as {@link emailAddress} reads it; `undefined` where there is none. */
export function emailIn(text: unknown): string | undefined {
  const { success, output } = v.safeParse(emailAddress(), text);
  return success ? output : undefined;
}
