import { PurgeCSS } from 'purgecss';
import { pruneInteractionCss } from './prune-interaction-css.ts';

/** Attributes change while a page is looked at: rules that ask for one are kept wherever their element is there. */
const attributesIn = (css: string) => [
  ...new Set([...css.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name ?? '')),
];

/** What appears in a page that nobody has touched yet, though it does not stand in its HTML. */
const APPEARS_BY_ITSELF = [/^gloam-notice/, /^page-entering$/];

const known = new Map<string, Promise<string>>();

/**
 * The rules of a style sheet that the elements of a page can match before a pointer reaches them, with the custom
 * properties that these use, in the language `tag`. All else stays in the sheet, which is fetched at the first touch.
 */
export async function criticalCss(css: string, html: string, tag: string): Promise<string> {
  const names = [...new Set(html.match(/<[a-z][a-z\d]*|(?<=class="|[\s])[\w:./[\]%-]+(?=[^<>]*>)/g))].sort();
  const key = names.join(' ');
  const found = known.get(key) ?? purge(css, html);
  known.set(key, found);
  return pruneInteractionCss(await found, html, tag);
}

async function purge(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><head><body>${html}`, extension: 'html' }],
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
