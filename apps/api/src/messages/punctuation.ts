import { languageTag } from '@fatal/contracts';

/** Japanese sets colons and brackets in full width, without spaces. */
const isFullWidth = (tag: string) => tag === languageTag('jp');

/**
 * After a label at the end of its line.
 * @param tag BCP 47: the language of the text around it.
 */
export const colon = (tag: string): string => (isFullWidth(tag) ? '：' : ':');

/** A label and what it names, in one line. */
export const labelled = (label: string, text: string, tag: string): string =>
  isFullWidth(tag) ? `${label}：${text}` : `${label}: ${text}`;

/** Text with a remark behind it. */
export const remarked = (text: string, remark: string, tag: string): string =>
  isFullWidth(tag) ? `${text}（${remark}）` : `${text} (${remark})`;
