import type { I18n } from '@lingui/core';
import type { Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import { remarked } from '../../messages/punctuation.ts';
import type { Submission } from '../../store/store.ts';
import { answersOf, type Answer } from './answers.ts';
import { reference } from './confirmation.ts';
import { received, warningsOf } from './notice.ts';
import { MARKED, summaryOf, summaryText, type Summary } from './summary.ts';
import type { Block, MailContent } from './mail.ts';
import { writtenTime } from './time.ts';

/** What came in since the digest before. */
export interface Digest {
  /** By form, and by position or reason, without what is marked. */
  counts: { summary: Summary; count: number }[];
  /** Those that are told one by one, oldest first. */
  listed: Submission[];
  /** What looks like a program's. */
  marked: { count: number; listed: Submission[] };
}

/** Of the fields of a form: who it is, and where to look. The rest is a matter for reading, not for a list. */
const BRIEF: readonly Answer['kind'][] = ['text', 'email', 'url', 'links', 'file'];

/** Without links, which nobody should follow from a mailbox. */
const NAMES: readonly Answer['kind'][] = ['text', 'email'];

export const sizeOf = ({ counts, marked }: Digest): number =>
  counts.reduce((sum, { count }) => sum + count, marked.count);

/** A digest that only counts. */
export const bareDigest = (digest: Digest): Digest => ({
  ...digest,
  listed: [],
  marked: { ...digest.marked, listed: [] },
});

/**
 * Tells the studio of a day in one mail.
 * @param until When it was made; ISO 8601.
 */
export function digestMail(digest: Digest, until: string, studioLocale: Locale): MailContent {
  const i18n = i18nFor(studioLocale);
  const { listed, marked } = digest;
  const count = sizeOf(digest);
  const counts = digest.counts
    .map(({ summary, count }) => `${String(count)} × ${summaryText(summary, i18n)}`)
    .sort((one, other) => wordsOf(one).localeCompare(wordsOf(other)));
  const flagged = i18n._(MARKED);
  return {
    subject: i18n._({
      id: 'digest.subject',
      message: 'New submissions to Fatal: {count}',
      values: { count },
    }),
    blocks: [
      {
        type: 'paragraph',
        text: i18n._({
          id: 'digest.until',
          message: 'These have come in since the last email of this kind, up to {time}.',
          values: { time: writtenTime(until, studioLocale) },
        }),
      },
      {
        type: 'list',
        items: marked.count === 0 ? counts : [...counts, `${String(marked.count)} × ${flagged}`],
      },
      ...listed.flatMap((submission) => entry(submission, BRIEF, i18n, studioLocale)),
      ...(marked.listed.length === 0 ? [] : [{ type: 'paragraph', text: doNotFollow(i18n) } as const]),
      ...marked.listed.flatMap((submission) => entry(submission, NAMES, i18n, studioLocale)),
      ...more(count - listed.length - marked.listed.length, i18n),
    ],
  };
}

const wordsOf = (line: string) => line.replace(/^\d+ /, '');

function entry(
  submission: Submission,
  kinds: readonly Answer['kind'][],
  i18n: I18n,
  studioLocale: Locale,
): Block[] {
  const title = summaryText(summaryOf(submission), i18n);
  const answers = answersOf(submission, i18n).filter(({ kind }) => kinds.includes(kind));
  return [
    { type: 'heading', text: submission.spam ? remarked(title, i18n._(MARKED), i18n.locale) : title },
    { type: 'paragraph', text: received(submission, i18n, studioLocale) },
    { type: 'answers', answers },
    ...warningsOf(submission, i18n).map((text) => ({ type: 'paragraph', text }) as const),
    { type: 'small', text: reference(i18n, submission.id) },
  ];
}

const doNotFollow = (i18n: I18n) =>
  i18n._({
    id: 'digest.marked.text',
    message:
      'What follows looks like spam. “npm run submissions -- show” with the reference prints all of it.',
  });

const more = (count: number, i18n: I18n): Block[] =>
  count === 0
    ? []
    : [
        {
          type: 'paragraph',
          text: i18n._({
            id: 'digest.more',
            message:
              '{count} more are not listed here. To see them, run “npm run submissions -- list” and “list --spam”.',
            values: { count },
          }),
        },
      ];
