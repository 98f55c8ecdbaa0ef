import type { I18n } from '@lingui/core';
import { accented } from '../../../../packages/ui/src/fixtures/translate.ts';

/** Adds accents to a compiled message: a string, or a list of strings, placeholders and plural forms. */
function accentedMessage(message: unknown): unknown {
  if (typeof message === 'string') return /\p{L}/u.test(message) ? accented(message) : message;
  if (!Array.isArray(message)) return message;
  return message.map((token: unknown) =>
    typeof token === 'string' ? accentedMessage(token) : accentedToken(token),
  );
}

/** Adds accents to a token: `[name]`, or `[name, 'plural', { one: […], other: […] }]`. */
function accentedToken(token: unknown): unknown {
  if (!Array.isArray(token)) return token;
  return token.map((part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).map(([form, text]) => [form, accentedMessage(text)]))
      : part,
  );
}

/** Adds accents to all loaded messages. */
export function accentCatalogs(i18n: I18n): void {
  i18n.load(
    i18n.locale,
    Object.fromEntries(
      Object.entries(i18n.messages).map(([id, message]) => [id, accentedMessage(message)]),
    ) as typeof i18n.messages,
  );
}
