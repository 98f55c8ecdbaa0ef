import type { Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import { paragraph, type MailContent } from './content.ts';

export const hasAnswers = ({ blocks }: MailContent): boolean => blocks.some(({ type }) => type === 'answers');

/** Composes a mail to the studio without the sender's text, after a mail server has rejected that. */
export function withoutAnswers({ blocks, ...mail }: MailContent, locale: Locale): MailContent {
  const i18n = i18nFor(locale);
  const text = i18n._({
    id: 'notice.refused',
    message:
      'The mail server refused the email with what the sender wrote. “npm run submissions -- show” with the reference prints all of it.',
  });
  return { ...mail, blocks: [paragraph(text), ...blocks.filter(({ type }) => type !== 'answers')] };
}
