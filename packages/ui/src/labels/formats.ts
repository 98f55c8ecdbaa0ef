/** Forms of a text by the categories of `Intl.PluralRules`; `other` is there in every language. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a language wants for a number. */
export function plural(locale: string, count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

/** A number as a language writes it. */
export function number(locale: string, value: number): string {
  return value.toLocaleString(locale);
}

/** A part of a hundred as a language writes it. */
export function percent(locale: string, value: number): string {
  return (value / 100).toLocaleString(locale, { style: 'percent' });
}

/** A day and a time, in the time zone of the device. */
export function dayAndTime(locale: string, date: Date): string {
  return date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** A size in bytes, as kilobytes or megabytes. */
export function fileSize(locale: string, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return (bytes / (isLarge ? 1_000_000 : 1000)).toLocaleString(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** Words with others over them. A call can be marked as pure, so that bundlers leave it out where nobody asks for it. */
export const joined = <Base extends object, More extends object>(
  base: Base,
  more: More,
): Omit<Base, keyof More> & More => ({ ...base, ...more });
