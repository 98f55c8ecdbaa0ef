import { once } from '../build/once.ts';
import type { Kept } from '../../../tools/step/cache.ts';
import { makersOf } from './makers.ts';
import { pruneInteractionCss } from './prune-interaction-css.ts';

const MAKERS = makersOf(
  import.meta.glob<string>(['./critical-css.ts', './prune-interaction-css.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** Attributes change while a page is looked at: rules that ask for one are kept wherever their element is there. */
const attributesIn = (css: string) => [
  ...new Set([...css.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name ?? '')),
];

/** What appears in a page that nobody has touched yet, though it does not stand in its HTML. */
const APPEARS_BY_ITSELF = [/^gloam-notice/, /^page-entering$/];

/** What rules ask for, apart from that an attribute is there. */
const ATTRIBUTE = /\s(class|type|placeholder)="([^"]*)"/g;

/**
 * What the rules of a page depend on: which elements, classes, kinds and controls it has, each once and without its texts. Most
 * pages agree in it with others, and with themselves after a change of words.
 */
export function matchedIn(html: string): string {
  const found = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)([^<>]*)/gi)) {
    found.add(`<${name}>`);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const values = attribute === 'class' ? value.split(/\s+/) : [attribute === 'placeholder' ? '' : value];
      for (const one of values) found.add(`<_ ${attribute}="${one}">`);
    }
  }
  return [...found].sort().join('');
}

/**
 * Reads a style sheet. The function that it returns answers with the rules that the elements of a page can match before a pointer
 * reaches them, with the custom properties that these use, in the language `tag`. All else stays in the sheet, which is fetched at the
 * first touch.
 */
export function openCriticalCss(css: string, kept: Kept): (html: string, tag: string) => Promise<string> {
  const purged = once((matched) => purge(css, matched));
  return async (html, tag) => {
    const matched = matchedIn(html);
    const made = await kept(['critical-css', MAKERS, css, matched, tag], async () =>
      Buffer.from(pruneInteractionCss(await purged(matched), matched, tag)),
    );
    return Buffer.from(made).toString();
  };
}

async function purge(css: string, matched: string): Promise<string> {
  const { PurgeCSS } = await import('purgecss');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><head><body>${matched}`, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.match(/[^\s"'<>=]+/g) ?? [],
    dynamicAttributes: attributesIn(css),
    safelist: { standard: APPEARS_BY_ITSELF },
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('The style sheet could not be read.');
  return result.css;
}
