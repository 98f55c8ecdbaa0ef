// Component styles match only elements of Gloam, so that a component can be used on a page with its own styles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { styleSheets } from '../scripts/entries.ts';
import { src } from './source-files.ts';

/** Selectors that may match the page while a dialog covers it, each with the one property that it may set. */
const WHILE_A_DIALOG_IS_OPEN: Readonly<Record<string, string>> = {
  "body:has(dialog[class^='gloam-']:is([open], [popover]:popover-open), > .gloam-dialog)": 'overflow',
  'body:has(> .gloam-dialog)': 'pointer-events',
};

/** Returns the index of the parenthesis that closes the one at `from`. */
function closing(selector: string, from: number): number {
  let depth = 0;
  for (let at = from; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Unclosed parenthesis in ${selector}`);
}

/** Expands `:is()` and `:where()`, and drops `:not()` and `:has()`: `:is(a, b) i:not(.c)` becomes `a i` and `b i`. */
function expand(selector: string): string[] {
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
  const options = narrows ? [''] : postcss.list.comma(inside);
  return options.flatMap((option) => expand(before + option + after));
}

const isOwn = (selector: string) => /\.gloam-|\[class\^='gloam-'\]/.test(selector);

const isTokens = ({ selector, nodes }: Rule) =>
  selector === ':root' && nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--gloam-'));

const isAllowed = ({ selector, nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && node.prop === WHILE_A_DIALOG_IS_OPEN[selector]);

/** Returns the selectors of a sheet that match elements of the page. */
function foreignSelectors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isFrame =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
    if (isFrame || isTokens(rule) || isAllowed(rule)) return;
    found.push(...rule.selectors.filter((selector) => !expand(selector).every(isOwn)));
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
  expect(foreignSelectors(css)).toEqual(expected);
});

/** Selectors of the root that depend on what the visitor opens, points at or presses. */
const CHANGES_THE_ROOT =
  /^(?:html|:root)\b[^ >+~]*:has\(.*(?::(?:hover|focus|checked|popover-open)|\[(?:open|aria-|data-))/;

// docs/decisions/0024: the root has colours mixed from others. If its style changes, the browser recalculates the whole page.
it.each([...styleSheets(), 'styles/page.css'])('%s does not restyle the root on interaction', (sheet) => {
  const found: string[] = [];
  postcss.parse(readFileSync(join(src, sheet), 'utf8')).walkRules(({ selectors }) => {
    found.push(...selectors.filter((selector) => CHANGES_THE_ROOT.test(selector)));
  });
  expect(found).toEqual([]);
});

describe.each(styleSheets())('%s', (sheet) => {
  it('matches only elements of Gloam', () => {
    expect(foreignSelectors(readFileSync(join(src, sheet), 'utf8'))).toEqual([]);
  });
});
