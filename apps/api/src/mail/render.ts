import type { SendMailOptions } from 'nodemailer';
import { languageTag, type Locale } from '@fatal/contracts';
import { colon } from '../messages/punctuation.ts';
import type { Mail } from './mail.ts';
import type { Block, MailContent } from './templates/content.ts';

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

/** The text part. What senders wrote is indented, so that it cannot pass for words of ours. */
export function renderText({ blocks }: MailContent, locale: Locale): string {
  return `${blocks.map((block) => blockText(block, locale)).join('\n\n')}\n`;
}

function blockText(block: Block, locale: Locale): string {
  switch (block.type) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(widthOf(block.text))}`;
    case 'paragraph':
    case 'small':
      return block.text;
    case 'link':
      return block.url;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'answers':
      return block.answers
        .map(
          ({ label, value }) =>
            `${label}${colon(languageTag(locale))}\n${harmless(value).replace(/^/gm, '    ')}`,
        )
        .join('\n');
  }
}

/** In columns of a terminal's or a mail program's fixed letters; Japanese ones take two. */
const widthOf = (text: string) => text.length + (text.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0);

/** Fainter than the text around it, whatever colour that has. */
const FAINT = 'opacity:.7;font-size:14px';
const LINE = '#88888888';
const FONT = 'Georgia,"Times New Roman",serif';

/**
 * The HTML part: no picture, no script, no style sheet, nothing from elsewhere. Its colours are those of the program that shows it: a dark
 * one would set our ink on its own ground.
 */
export function renderHtml({ subject, blocks }: MailContent, locale: Locale): string {
  const body = blocks.map(blockHtml).join('\n');
  return `<!doctype html>
<html lang="${languageTag(locale)}" style="color-scheme:light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 ${escapeHtml(FONT)}">
<div style="max-width:36em;margin:0 auto;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h2 style="margin:32px 0 8px;font-size:18px">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p style="margin:24px 0;${FAINT}">${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a style="color:inherit" href="${escapeHtml(block.url)}">${escapeHtml(block.url)}</a></p>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'answers':
      return `<dl style="margin:0;padding:0 0 0 16px;border-left:2px solid ${LINE}">${block.answers
        .map(
          ({ label, value }) =>
            `<dt style="${FAINT}">${escapeHtml(label)}</dt>` +
            `<dd style="margin:0 0 12px;white-space:pre-wrap">${escapeHtml(harmless(value))}</dd>`,
        )
        .join('\n')}</dl>`;
  }
}

/** Takes out what does not print, and what would turn the direction of the text around it. Lines stay. */
export function harmless(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/gu, '');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
