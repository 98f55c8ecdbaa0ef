import type { Plugin } from 'vite';
import { withBreakHints } from './phrases.ts';
import { changeMessages } from './sanitize-catalogs.ts';

/** Ids of the messages that stand in headings; a test looks at the headings of pages. */
const HEADING =
  /\b(?:title|\w+Title|question)$|^news\.(?:list\.earlier|article\.related)$|^press\.(?:use|onRequest|screenshots\.each)$/;

/** Ids of messages that are HTML, in which headings stand. */
const HTML = /\.(?:body|html)$/;

const inHeadings = (html: string) => html.replace(/<(h[1-6])>[^]*?<\/\1>/g, withBreakHints);

/** A message as Lingui compiles it, with each of its texts changed: placeholders and the kind of a plural are no texts. */
function changeTexts(message: unknown, change: (text: string) => string): unknown {
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (!Array.isArray(part)) return part;
    const [name, kind, options] = part as [string, string?, Record<string, unknown>?];
    if (options === undefined) return part;
    const texts = Object.entries(options).map(([key, option]) => [
      key,
      typeof option === 'string' ? change(option) : changeTexts(option, change),
    ]);
    return [name, kind, Object.fromEntries(texts)];
  });
}

/** A compiled message of a language, with hints where lines of its headings may end: Japanese has no spaces between words. */
export function hinted(locale: string, id: string, message: unknown): unknown {
  if (locale !== 'jp') return message;
  if (HEADING.test(id)) return changeTexts(message, withBreakHints);
  return HTML.test(id) ? changeTexts(message, inHeadings) : message;
}

/** Puts hints into the compiled catalogs, which the page and what wakes it share: so both have the same text. */
export function headingBreaks(): Plugin {
  return {
    name: 'heading-breaks',
    transform: {
      filter: { id: /\/jp\.po(?:\?|$)/ },
      handler: (code) => ({
        code: changeMessages(code, (id, message) => hinted('jp', id, message)),
        map: null,
      }),
    },
  };
}
