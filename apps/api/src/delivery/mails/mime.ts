import type { SendMailOptions } from 'nodemailer';
import { languageTag } from '@fatal/contracts';
import type { Mail } from './mail.ts';
import { renderHtml, renderText } from './render.ts';

/**
 * A mail as nodemailer takes it. Addresses go in as objects, so that nothing in them is read as a list or as a header;
 * the subject holds nothing that a sender wrote.
 */
export function toMime(mail: Mail): SendMailOptions {
  const { id, locale, from, to, replyTo, date, subject } = mail;
  const domain = from.address.split('@')[1] ?? '';
  return {
    messageId: `<${id}@${domain}>`,
    date,
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text: renderText(mail, locale),
    html: renderHtml(mail, locale),
    headers: {
      // RFC 3834: written by a program; vacation notes and other programs must not answer.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTag(locale),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
