/**
 * Whether mail can be sent to an address without quoting or escaping anything. The forms take more than this; an
 * address that could be read as several, or as part of a header, gets no mail.
 */
export function isMailable(address: string): boolean {
  return address.length <= 254 && MAILABLE.test(address);
}

const MAILABLE =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?\.[\p{L}\p{M}\p{N}-]{2,}$/u;
