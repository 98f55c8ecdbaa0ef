export type DatePart = 'day' | 'month' | 'year';

/** The order of day, month and year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** The names of the twelve months, January first, each in all spellings to accept. */
export type MonthNames = readonly (readonly string[])[];

/** The reason why three parts are not a date: all are empty, one part is missing, or one part is not valid. */
export type DateProblem = { kind: 'required' } | { kind: 'missingPart' | 'wrongPart'; part: DatePart };

export const PARTS_IN_ORDER: Readonly<Record<DateOrder, readonly DatePart[]>> = {
  dmy: ['day', 'month', 'year'],
  mdy: ['month', 'day', 'year'],
  ymd: ['year', 'month', 'day'],
};

/** The range of each part. A year needs four digits, since two do not tell the century. */
const RANGES = { day: [1, 31], month: [1, 12], year: [1000, 9999] } as const;

/** Reads the values of the three fields inside an element. */
export function readDateParts(root: ParentNode): Record<DatePart, string> {
  const valueOf = (part: DatePart) =>
    root.querySelector<HTMLInputElement>(`.gloam-date-field [data-part='${part}']`)?.value ?? '';
  return { day: valueOf('day'), month: valueOf('month'), year: valueOf('year') };
}

/** Normalises a text for comparison: full-width digits become 0 to 9; case, accents, full stops and spaces go. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}.\s]/gu, '')
    .toLowerCase();
}

/** The number of a part, or 0 if the text is not valid for it. */
function numberOf(part: DatePart, folded: string, monthNames: MonthNames): number {
  const named = monthNames.findIndex((spellings) => spellings.some((one) => fold(one) === folded)) + 1;
  const number = /^\d+$/.test(folded) ? Number(folded) : part === 'month' ? named : 0;
  const [first, last] = RANGES[part];
  return number >= first && number <= last ? number : 0;
}

/**
 * Returns three typed parts as `YYYY-MM-DD`, or the first problem in the order of the fields. Months may be names. A
 * day that its month does not have, such as the 31st of April, is a wrong day.
 */
export function dateOfParts(
  typed: Readonly<Record<DatePart, string>>,
  { order = 'dmy', monthNames }: { order?: DateOrder; monthNames: MonthNames },
): string | DateProblem {
  const parts = PARTS_IN_ORDER[order];
  if (!parts.some((part) => fold(typed[part]))) return { kind: 'required' };
  const read = { day: 0, month: 0, year: 0 };
  for (const part of parts) {
    const text = fold(typed[part]);
    read[part] = numberOf(part, text, monthNames);
    if (!read[part]) return { kind: text ? 'wrongPart' : 'missingPart', part };
  }
  const { day, month, year } = read;
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day)
    return { kind: 'wrongPart', part: 'day' };
  return [year, month, day].map((number) => String(number).padStart(2, '0')).join('-');
}
