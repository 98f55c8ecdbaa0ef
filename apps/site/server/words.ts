import { plainText } from '@fatal/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';

/** Reads messages for other programs than the page. Throws for one that no loaded catalog has. */
export function wordsOf(i18n: I18n): (message: MessageDescriptor | string) => string {
  return (message) => {
    const id = typeof message === 'string' ? message : message.id;
    if (!Object.hasOwn(i18n.messages, id))
      throw new Error(`No catalog that is loaded has the message "${id}".`);
    return plainText(i18n._(id));
  };
}
