// The styles of the components touch nothing but Gloam's own elements, so that one Button may stand on a page of somebody else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { styleSheets } from '../scripts/entries.ts';
import { src } from './source-files.ts';

/** What touches the page itself while something of Gloam's lies over all of it, with the only property that may. */
const WHILE_A_DIALOG_IS_OPEN: Readonly<Record<string, string>> = {
  "body:has(dialog[class^='gloam-']:is([open], [popover]:popover-open), > .gloam-dialog)": 'overflow',
  'body:has(> .gloam-dialog)': 'pointer-events',
};

/** The end of what a bracket opens, which stands at `from`. */
function closing(selector: string, from: number): number {
  let depth = 0;
  for (let at = from; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is open in ${selector}`);
}

/** A selector in all its ways to match, without what only narrows it: `:is(a, b) i:not(.c)` is `a i` and `b i`. */
function waysOf(selector: string): string[] {
  const found = /:(?<name>is|where|not|has)\(/.exec(selector);
  if (!found) return [selector];
  const open = found.index + found[0].length - 1;
  const close = closing(selector, open);
  const [before, inside, after] = [
    selector.slice(0, found.index),
    selector.slice(open + 1, close),
    selector.slice(close + 1),
  ];
  const narrows = found.groups?.name === 'not' || found.groups?.name === 'has';
  const ways = narrows ? [''] : postcss.list.comma(inside);
  return ways.flatMap((way) => waysOf(before + way + after));
}

const isOwn = (way: string) => /\.gloam-|\[class\^='gloam-'\]/.test(way);

const isTokens = ({ selector, nodes }: Rule) =>
  selector === ':root' && nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--gloam-'));

const isAllowed = ({ selector, nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && node.prop === WHILE_A_DIALOG_IS_OPEN[selector]);

/** Selectors of a sheet that match what is not Gloam's. */
function strangers(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isFrame =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
    if (isFrame || isTokens(rule) || isAllowed(rule)) return;
    found.push(...rule.selectors.filter((selector) => !waysOf(selector).every(isOwn)));
  });
  return found;
}

it.each([
  ['html {color: red}', ['html']],
  ['* {color: red}', ['*']],
  ['body, .gloam-tag {color: red}', ['body']],
  ['main:focus {color: red}', ['main:focus']],
  [':is(p, .gloam-tag) {color: red}', [':is(p, .gloam-tag)']],
  ['html:has(.gloam-navbar) {color: red}', ['html:has(.gloam-navbar)']],
  ['p:not(.gloam-tag) {color: red}', ['p:not(.gloam-tag)']],
  [':root {color: red}', [':root']],
  [':root {--gloam-color-accent: red}', []],
  ['.gloam-tag em, [class^="gloam-"] {color: red}'.replaceAll('"', "'"), []],
])('in %s finds %j', (css, expected) => {
  expect(strangers(css)).toEqual(expected);
});

/** What the root is asked for that may change while somebody is on the page. */
const CHANGES_THE_ROOT =
  /^(?:html|:root)\b[^ >+~]*:has\(.*(?::(?:hover|focus|checked|popover-open)|\[(?:open|aria-|data-))/;

// docs/decisions/0024: the root holds colours that are made of others, with which all styles of a page are reckoned anew.
it.each([...styleSheets(), 'styles/page.css'])(
  '%s leaves the root as it is, whatever is opened, pointed at or pressed',
  (sheet) => {
    const found: string[] = [];
    postcss.parse(readFileSync(join(src, sheet), 'utf8')).walkRules(({ selectors }) => {
      found.push(...selectors.filter((selector) => CHANGES_THE_ROOT.test(selector)));
    });
    expect(found).toEqual([]);
  },
);

describe.each(styleSheets())('%s', (sheet) => {
  it("touches nothing but Gloam's own elements", () => {
    expect(strangers(readFileSync(join(src, sheet), 'utf8'))).toEqual([]);
  });
});

it('the sheet for pages of its own is none of them, and has what they want', () => {
  expect(styleSheets()).not.toContain('styles/page.css');
  const selectors = strangers(readFileSync(join(src, 'styles/page.css'), 'utf8'));
  expect(selectors).toEqual(expect.arrayContaining(['*', 'html', 'body', '::selection', 'main:focus']));
});
