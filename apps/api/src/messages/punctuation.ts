import { languageTag } from '@fatal/contracts';

/** Japanese sets colons and brackets in full width, without spaces. */
const isFullWidth = (tag: string) => tag === languageTag('jp');

/**
 * Returns the colon after a label at the end of a line.
 * @param tag BCP 47 tag of the surrounding text.
 */
export const colon = (tag: string): string => (isFullWidth(tag) ? '：' : ':');

/** Joins a label and its value in one line. */
export const labelled = (label: string, text: string, tag: string): string =>
  isFullWidth(tag) ? `${label}：${text}` : `${label}: ${text}`;

/** Adds a note in brackets to a text. */
export const withNote = (text: string, remark: string, tag: string): string =>
  isFullWidth(tag) ? `${text}（${remark}）` : `${text} (${remark})`;
