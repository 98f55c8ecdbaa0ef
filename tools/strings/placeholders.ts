import { languageTag, type Locale } from '@fatal/contracts';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Syntax of a message that a translation must keep: placeholders such as `{count}`, tags such as `<0>`, and
 * the categories of each plural.
 */
interface Signs {
  placeholders: Set<string>;
  plurals: string[][];
}

function signsOf(message: CompiledMessage, found: Signs = { placeholders: new Set(), plurals: [] }): Signs {
  for (const part of typeof message === 'string' ? [message] : message) {
    if (typeof part === 'string') {
      for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) found.placeholders.add(tag);
      continue;
    }
    const [name, kind, options] = part;
    found.placeholders.add(`{${name}}`);
    if (typeof options !== 'object' || options === null) continue;
    const cases = Object.entries(options as Record<string, CompiledMessage>).filter(
      ([key]) => key !== 'offset',
    );
    if (kind === 'plural') found.plurals.push(cases.map(([key]) => key));
    for (const [, text] of cases) signsOf(text, found);
  }
  return found;
}

/**
 * Whether a plural category is required. Spanish and Italian have `many` for millions, for which `other` is
 * good enough.
 */
const isNeeded = (category: string) => category !== 'many';

/**
 * Describes faults in the placeholders or plurals of a translation. Returns `undefined` if there are none.
 * Additional plural categories are allowed.
 */
export function wrongSigns(english: string, translation: string, locale: string): string | undefined {
  const read = (text: string) => signsOf(compileMessageOrThrow(text));
  const [wanted, found] = [read(english), read(translation)];
  const missing = [...wanted.placeholders].filter((sign) => !found.placeholders.has(sign));
  const unknown = [...found.placeholders].filter((sign) => !wanted.placeholders.has(sign));
  if (missing.length + unknown.length > 0)
    return [
      ...(missing.length > 0 ? [`lacks ${missing.join(' ')}`] : []),
      ...(unknown.length > 0 ? [`has ${unknown.join(' ')}, which the English lacks`] : []),
    ].join(' and ');
  const { pluralCategories } = new Intl.PluralRules(languageTag(locale as Locale)).resolvedOptions();
  const lacking = found.plurals
    .flatMap((categories) => pluralCategories.filter(isNeeded).filter((one) => !categories.includes(one)))
    .join(', ');
  return lacking === '' ? undefined : `lacks the plural ${lacking}`;
}
