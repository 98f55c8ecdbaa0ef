import type { SendMailOptions } from 'nodemailer';
import { languageTag, type Locale } from '@fatal/contracts';
import { colon } from '../messages/punctuation.ts';
import type { Mail } from './mail.ts';
import type { Block, MailContent } from './templates/content.ts';

/**
 * Converts a mail for nodemailer. Addresses are objects, so that they aren't parsed as lists or headers. The subject contains no
 * text from the sender.
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
    ...renderMail(mail, locale),
    headers: {
      // RFC 3834: prevents vacation replies and other automatic responses.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTag(locale),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Renders the HTML and text parts of a mail. The HTML has no images, scripts, style sheets or external content. It sets no
 * colours, because a mail program in dark mode might combine ours with its own background.
 */
export function renderMail({ subject, blocks }: MailContent, locale: Locale): { text: string; html: string } {
  const tag = languageTag(locale);
  const parts = blocks.map((block) => renderBlock(block, tag));
  return {
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${tag}" style="color-scheme:light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Georgia,'Times New Roman',serif">
<div style="max-width:36em;margin:0 auto;overflow-wrap:anywhere">
${parts.map(({ html }) => html).join('\n')}
</div>
</body>
</html>
`,
  };
}

/** Style of secondary text, which works with any text colour. */
const FAINT = 'opacity:.7;font-size:14px';

/** Renders a block. The text part indents the sender's text, so that it can't be mistaken for the studio's. */
function renderBlock(block: Block, tag: string): { text: string; html: string } {
  switch (block.type) {
    case 'heading':
      return {
        text: `${block.text}\n${'-'.repeat(widthOf(block.text))}`,
        html: `<h2 style="margin:32px 0 8px;font-size:18px">${escapeHtml(block.text)}</h2>`,
      };
    case 'paragraph':
      return { text: block.text, html: `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>` };
    case 'small':
      return { text: block.text, html: `<p style="margin:24px 0;${FAINT}">${escapeHtml(block.text)}</p>` };
    case 'link': {
      const url = escapeHtml(block.url);
      return {
        text: block.url,
        html: `<p style="margin:0 0 16px"><a style="color:inherit" href="${url}">${url}</a></p>`,
      };
    }
    case 'list': {
      const items = block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
      return {
        text: block.items.map((item) => `- ${item}`).join('\n'),
        html: `<ul style="margin:0 0 16px;padding:0 0 0 24px">${items}</ul>`,
      };
    }
    case 'answers': {
      const answers = block.answers.map(({ label, value }) => ({
        label,
        value: removeControlCharacters(value),
      }));
      const indented = answers.map(
        ({ label, value }) => `${label}${colon(tag)}\n${value.replace(/^/gm, '    ')}`,
      );
      const terms = answers.map(
        ({ label, value }) =>
          `<dt style="${FAINT}">${escapeHtml(label)}</dt>` +
          `<dd style="margin:0 0 12px;white-space:pre-wrap">${escapeHtml(value)}</dd>`,
      );
      return {
        text: indented.join('\n'),
        html: `<dl style="margin:0;padding:0 0 0 16px;border-left:2px solid #88888888">${terms.join('\n')}</dl>`,
      };
    }
  }
}

/** Counts columns in a fixed-width font. Japanese characters take two. */
const widthOf = (text: string) => text.length + (text.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0);

/** Removes non-printing characters and those that change the text direction around them. */
export const removeControlCharacters = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/gu, '');

const ENTITIES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&${String(ENTITIES[character])};`);
