// Components look the same on pages with their own styles.
import { describe, expect, it } from 'vitest';
import { components } from '../components.ts';
import { labelOf } from './elements.ts';
import { hosts } from './hosts.ts';
import { ownSheet } from './own-sheet.ts';
import { draw } from './stage.ts';
import styles from '../../dist/css/styles.css?raw';
import unlayered from '../../dist/css/unlayered.css?raw';

const style = ownSheet();

/** Properties that components inherit from the page. No pointer events: the pointer may be over the page. */
const GIVEN =
  'body, main { color: #ddd; color-scheme: dark; font: 16px/1.5 sans-serif; pointer-events: none; } main { display: block; }';

/** The two ways to use Gloam on a page with its own styles. */
const WAYS: readonly [string, (host: string) => string][] = [
  ['in a layer before Gloam', (host) => `@layer host { ${host} }\n${GIVEN}\n${styles}`],
  ['in no layer, before unlayered.css', (host) => `${host}\n${GIVEN}\n${unlayered}`],
];

/** Properties that repeat physical ones, have no visible effect, or apply to phones only. */
const LEFT_OUT =
  /^--|(?:^|-)(?:inline|block)(?:-|$)|-origin$|^(?:-webkit-tap-highlight-color|tab-size|text-size-adjust)$/;

const linesOf = (computed: CSSStyleDeclaration) =>
  [...computed]
    .filter((name) => !LEFT_OUT.test(name))
    .map((name) => `${name}: ${computed.getPropertyValue(name)}`);

/** Returns the computed styles of every element of Gloam and of its pseudo-elements. */
const looks = () =>
  [...document.querySelectorAll('[class^="gloam-"]')].flatMap((element) =>
    ['', '::before', '::after'].map((part) => {
      const computed = getComputedStyle(element, part || null);
      const isDrawn = part === '' || computed.content !== 'none';
      return { name: `${labelOf(element)}${part}`, look: isDrawn ? linesOf(computed) : [] };
    }),
  );

describe('on a page with its own styles', () => {
  it.each(components)('$name looks the same', async ({ component, fixtures }) => {
    style.textContent = `${GIVEN}\n${styles}`;
    await draw(component, fixtures.basic ?? {});
    const alone = looks();
    const changed = Object.entries(hosts).flatMap(([host, sheet]) =>
      WAYS.flatMap(([way, sheetOf]) => {
        style.textContent = sheetOf(sheet);
        const there = looks();
        return alone.flatMap(({ name, look }, index) =>
          look
            .filter((line, at) => line !== there[index]?.look[at])
            .map((line) => `${host} ${way}: ${name}: ${line}`),
        );
      }),
    );
    expect(changed).toEqual([]);
  });
});
