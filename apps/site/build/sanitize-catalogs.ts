import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Plugin } from 'vite';
import { runningText } from './allowed-html.ts';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, runningText)
  .use(rehypeStringify);

/** Lets the tags of running text and links to `https`, `mailto` and this site through; nothing else survives. */
export function sanitizeHtml(html: string): string {
  return String(processor.processSync(html));
}

/** Ids of messages that are rendered as HTML end like this. */
const HTML_MESSAGE = /\.(?:body|html)$/;

/** Text of a double-quoted JavaScript string, which may hold an escape that JSON does not know, such as `\xA0`. */
const textOf = (literal: string) =>
  JSON.parse(
    literal.replace(/\\(?:x([\da-f]{2})|(.))/gi, (escape, hex?: string) => (hex ? `\\u00${hex}` : escape)),
  ) as string;

/** Sanitises the HTML messages of compiled catalogs, so that the browser carries no sanitiser. */
export function sanitizeCatalogs(): Plugin {
  return {
    name: 'sanitize-catalogs',
    transform: {
      filter: { id: /\.po(?:\?|$)/ },
      handler: (code) => ({ code: changeMessages(code, sanitized), map: null }),
    },
  };
}

function sanitized(id: string, message: unknown): unknown {
  if (!HTML_MESSAGE.test(id)) return message;
  if (!Array.isArray(message) || message.some((part) => typeof part !== 'string')) {
    throw new Error(`The HTML message ${id} must be plain text without placeholders.`);
  }
  return [sanitizeHtml(message.join(''))];
}

/** The code of a compiled catalog with other messages. Throws where it is not as Lingui compiles it. */
export function changeMessages(code: string, change: (id: string, message: unknown) => unknown): string {
  const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code);
  if (compiled?.[1] === undefined) throw new Error('This is not a catalog as Lingui compiles it.');
  const messages = JSON.parse(textOf(compiled[1])) as Record<string, unknown>;
  const changed = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, change(id, message)]),
  );
  return code.replace(compiled[0], () => `JSON.parse(${JSON.stringify(JSON.stringify(changed))})`);
}
