import type { I18n } from '@lingui/core';
import type { Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import { withNote } from '../../messages/punctuation.ts';
import type { Submission } from '../../store/store.ts';
import type { Answer } from './answers.ts';
import { heading, paragraph, type Block, type MailContext, type MailContent } from './content.ts';
import { entryOf } from './notice.ts';
import { MARKED, summaryText } from './summary.ts';
import { writtenTime } from './time.ts';

/** Submissions since the last digest. */
export interface Digest {
  /** Total number. */
  total: number;
  /** Number of submissions marked as spam. */
  marked: number;
  /** Counts of the others by summary. */
  counts: ReadonlyMap<string, number>;
  /** Unmarked submissions to list, oldest first. */
  listed: readonly Submission[];
  /** Marked submissions to list, oldest first. */
  listedMarked: readonly Submission[];
}

/** Kinds of fields that name the sender and link to their work. Longer answers would make the list hard to read. */
const BRIEF: readonly Answer['kind'][] = ['text', 'email', 'url', 'links', 'file'];

/** Kinds of fields for marked submissions. Links are omitted, because spam links don't belong in a mailbox. */
const NAMES: readonly Answer['kind'][] = ['text', 'email'];

/** Summarises a day for the studio in one mail. */
export function digestMail(digest: Digest, { locale, queuedAt }: MailContext): MailContent {
  const i18n = i18nFor(locale);
  const { total, listed, listedMarked } = digest;
  const left = total - listed.length - listedMarked.length;
  return {
    subject: i18n._({
      id: 'digest.subject',
      message: 'New submissions to Fatal: {count}',
      values: { count: total },
    }),
    blocks: [
      paragraph(
        i18n._({
          id: 'digest.until',
          message: 'These have come in since the last email of this kind, up to {time}.',
          values: { time: writtenTime(queuedAt, locale) },
        }),
      ),
      { type: 'list', items: countLines(digest, i18n) },
      ...listed.flatMap((submission) => titledEntry(submission, locale, BRIEF)),
      ...(listedMarked.length === 0 ? [] : [paragraph(doNotFollow(i18n))]),
      ...listedMarked.flatMap((submission) => titledEntry(submission, locale, NAMES)),
      ...(left === 0 ? [] : [paragraph(more(left, i18n))]),
    ],
  };
}

function countLines({ counts, marked }: Digest, i18n: I18n): string[] {
  const sorted = [...counts].sort(([one], [other]) => one.localeCompare(other));
  const all = marked === 0 ? sorted : [...sorted, [i18n._(MARKED), marked] as const];
  return all.map(([words, count]) => `${String(count)} × ${words}`);
}

function titledEntry(submission: Submission, locale: Locale, kinds: readonly Answer['kind'][]): Block[] {
  const i18n = i18nFor(locale);
  const title = summaryText(submission, i18n);
  return [
    heading(submission.spam ? withNote(title, i18n._(MARKED), i18n.locale) : title),
    ...entryOf(submission, locale, kinds),
  ];
}

const doNotFollow = (i18n: I18n) =>
  i18n._({
    id: 'digest.marked.text',
    message:
      'What follows looks like spam. “npm run submissions -- show” with the reference prints all of it.',
  });

const more = (count: number, i18n: I18n) =>
  i18n._({
    id: 'digest.more',
    message:
      '{count} more are not listed here. To see them, run “npm run submissions -- list” and “list --spam”.',
    values: { count },
  });
