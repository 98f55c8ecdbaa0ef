/** Where a heading stands in the outline of its page; the look does not depend on it. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
