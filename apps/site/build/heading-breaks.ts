import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { withBreakHints } from './phrases.ts';

/** Ids of the messages shown in headings. A test compares them with the headings of pages. */
const HEADING =
  /\b(?:title|\w+Title|question)$|^news\.(?:list\.earlier|article\.related)$|^press\.(?:use|onRequest|screenshots\.each)$/;

/** Ids of messages that contain HTML. All of them come from the content. */
export const HTML = /\.(?:body|html)$/;

const inHeadings = (html: string) => html.replace(/<(h[1-6])>[^]*?<\/\1>/g, withBreakHints);

/** Applies a change to all texts of a compiled message, but not to placeholders and plural keywords. */
function changeTexts(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  if (!Array.isArray(message)) return message;
  return message.map((part) => {
    if (typeof part === 'string') return change(part);
    if (!Array.isArray(part)) return part;
    const [name, kind, options] = part;
    // Skips dates and numbers, whose third element is a format.
    if (typeof options !== 'object' || options === null) return part;
    const texts = Object.entries(options as Record<string, CompiledMessage>).map(([key, option]) => [
      key,
      typeof option === 'string' ? change(option) : changeTexts(option, change),
    ]);
    return [name, kind, Object.fromEntries(texts)];
  });
}

/** Adds break hints to the headings of a compiled Japanese message, since Japanese has no spaces between words. */
export function hinted(locale: string, id: string, message: CompiledMessage): CompiledMessage {
  if (locale !== 'jp') return message;
  if (HEADING.test(id)) return changeTexts(message, withBreakHints);
  return HTML.test(id) ? changeTexts(message, inHeadings) : message;
}
