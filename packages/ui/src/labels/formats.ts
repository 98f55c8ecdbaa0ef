/** Forms of a text by the plural categories of `Intl.PluralRules`; every language has `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns the plural form of a language for a number. */
export function plural(locale: string, count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

/** Formats a number in a language. */
export function number(locale: string, value: number): string {
  return value.toLocaleString(locale);
}

/** Formats a percentage in a language; 50 stands for 50%. */
export function percent(locale: string, value: number): string {
  return (value / 100).toLocaleString(locale, { style: 'percent' });
}

/** Formats a date and time in a language, in the device's time zone. */
export function dayAndTime(locale: string, date: Date): string {
  return date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** Formats a size in bytes as kilobytes or megabytes. */
export function fileSize(locale: string, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return (bytes / (isLarge ? 1_000_000 : 1000)).toLocaleString(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** Returns `base` with `more` spread over it. Calls can be marked as pure, so that bundlers drop unused texts. */
export const joined = <Base extends object, More extends object>(
  base: Base,
  more: More,
): Omit<Base, keyof More> & More => ({ ...base, ...more });
