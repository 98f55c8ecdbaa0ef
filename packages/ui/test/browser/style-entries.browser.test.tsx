// The style sheet of a component is complete, and sheets can be imported in any order.
import { describe, expect, it } from 'vitest';
import { components } from '../components.ts';
import { labelOf } from './elements.ts';
import { ownSheet } from './own-sheet.ts';
import { draw, findInAllStates } from './stage.ts';

const sheets = import.meta.glob<string>('../../dist/css/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const storyModules = import.meta.glob<string>('../../src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the components that the fixtures of another render as its content. */
function guestsOf(name: string): string[] {
  const folder = `../../src/${name}/${name}`;
  const source = storyModules[`${folder}.stories.tsx`] ?? '';
  return [...source.matchAll(/ from '\.\.\/(?<name>[a-z-]+)\/\k<name>\.js'/g)].map(
    ({ groups }) => groups?.name ?? '',
  );
}

const sheet = (path: string) => sheets[`../../dist/css/${path}`] ?? '';
const entries = Object.keys(sheets)
  .map((path) => path.replace('../../dist/css/', ''))
  .filter((path) => !['styles.css', 'page.css', 'base.css', 'unlayered.css', 'tailwind.css'].includes(path))
  .sort();

const style = ownSheet();

it('finds the sheets', () => {
  expect(entries.length).toBeGreaterThan(45);
});

function selectorsOf(css: string): Set<string> {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  const found = new Set<string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) found.add(rule.selectorText);
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  visit(parsed.cssRules);
  return found;
}

const whole = selectorsOf(sheet('styles.css'));

/** Parts and states in a selector, which are removed to match the elements. */
const PARTS_AND_STATES =
  /::[\w-]+|:(?:hover|active|focus|focus-visible|focus-within|checked|disabled|user-invalid|popover-open)(?![\w-])/g;
const elementsOf = (selector: string) =>
  selector.replaceAll(PARTS_AND_STATES, '').replaceAll(/(?<=[(,])\s*(?=[),])/g, '*');

describe('the sheet of', () => {
  it.each(components)('$name has every rule for it', async (component) => {
    style.textContent = sheet('styles.css');
    const names = [component.name, ...guestsOf(component.name)];
    const own = selectorsOf(['base.css', ...names.map((name) => `${name}.css`)].map(sheet).join('\n'));
    const others = [...whole].filter((selector) => selector.includes('.gloam-') && !own.has(selector));
    const missing = await findInAllStates(component, () =>
      others.filter((selector) => document.querySelector(elementsOf(selector))),
    );
    expect(missing).toEqual([]);
  });
});

/** Returns the computed styles of every element. */
const looks = () =>
  [...document.querySelectorAll('body *')].map((element) => {
    const computed = getComputedStyle(element);
    return {
      name: labelOf(element),
      look: [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`),
    };
  });

describe('sheets in the opposite order', () => {
  it.each(components)('style $name as styles.css does', async ({ component, fixtures }) => {
    style.textContent = sheet('styles.css');
    await draw(component, fixtures.basic ?? {});
    const before = looks();
    style.textContent = ['base.css', ...entries.toReversed()].map(sheet).join('\n');
    const after = looks();
    const changed = before.flatMap(({ name, look }, index) =>
      look
        .filter((line, at) => line !== after[index]?.look[at])
        .slice(0, 3)
        .map((line) => `${name}: ${line}`),
    );
    expect(changed).toEqual([]);
  });
});
