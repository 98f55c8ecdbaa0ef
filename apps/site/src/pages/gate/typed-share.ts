/** What can be known of a date field that asks for a whole date: of one that is half typed it tells only that it is. */
interface HalfTyped {
  isWhole: boolean;
  isBegun: boolean;
  /** Digits that were typed into it. */
  digits: number;
}

/** How much of a date is typed, in thirds: day, month and year. Only a whole date is 1. */
export function typedShare({ isWhole, isBegun, digits }: HalfTyped): number {
  if (isWhole) return 1;
  if (!isBegun) return 0;
  return digits < 4 ? 1 / 3 : 2 / 3;
}
