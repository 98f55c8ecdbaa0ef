/** State of a date field. Browsers don't reveal the value of a partly typed date, only that there is one. */
interface DateInputState {
  isWhole: boolean;
  isBegun: boolean;
  /** Number of digits typed into the field. */
  digits: number;
}

/** Returns the typed share of a date, in thirds for day, month and year. Only a whole date is 1. */
export function dateCompletion({ isWhole, isBegun, digits }: DateInputState): number {
  if (isWhole) return 1;
  if (!isBegun) return 0;
  return digits < 4 ? 1 / 3 : 2 / 3;
}
