import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { withBreakHints } from './phrases.ts';

/** Ids of the messages that stand in headings; a test looks at the headings of pages. */
const HEADING =
  /\b(?:title|\w+Title|question)$|^news\.(?:list\.earlier|article\.related)$|^press\.(?:use|onRequest|screenshots\.each)$/;

/** Ids of messages that are HTML; all of them come from the content. */
export const HTML = /\.(?:body|html)$/;

const inHeadings = (html: string) => html.replace(/<(h[1-6])>[^]*?<\/\1>/g, withBreakHints);

/** A compiled message with each of its texts changed: placeholders and the kind of a plural are no texts. */
function changeTexts(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  if (!Array.isArray(message)) return message;
  return message.map((part) => {
    if (typeof part === 'string') return change(part);
    if (!Array.isArray(part)) return part;
    const [name, kind, options] = part;
    // A date or a number has a format here, which is no text.
    if (typeof options !== 'object' || options === null) return part;
    const texts = Object.entries(options as Record<string, CompiledMessage>).map(([key, option]) => [
      key,
      typeof option === 'string' ? change(option) : changeTexts(option, change),
    ]);
    return [name, kind, Object.fromEntries(texts)];
  });
}

/** A compiled message of a language, with hints where lines of its headings may end: Japanese has no spaces between words. */
export function hinted(locale: string, id: string, message: CompiledMessage): CompiledMessage {
  if (locale !== 'jp') return message;
  if (HEADING.test(id)) return changeTexts(message, withBreakHints);
  return HTML.test(id) ? changeTexts(message, inHeadings) : message;
}
