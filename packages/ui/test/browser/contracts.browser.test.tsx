// Rules for every fixture of every component that need a browser.
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import '../../../../.storybook/preview.css';
import { statesByColourAlone, unmarkedFocus } from './colour-rules.ts';
import { cutTexts, lengthenTexts, overlaidTexts, sidewaysOverflow, spilledTexts } from './layout-rules.ts';
import { movingParts } from './motion-rules.ts';
import { isShown, labelOf } from './elements.ts';
import { clear, findInAllStates, settle } from './stage.ts';
import { smallTargets } from './target-rules.ts';
import { components } from '../components.ts';

const html = document.documentElement;

/** Only Chromium can emulate media features. axe also runs there only: it sees the same document in every browser. */
const inChromium = server.browser === 'chromium';

/** Emulates media features. Without arguments, resets them. Firefox always has reduced motion, through its profile. */
async function emulate(...features: { name: string; value: string }[]) {
  if (inChromium) await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Rules of axe that need colours or layout. `contracts.test.tsx` runs the others. */
const AXE_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

beforeAll(async () => {
  // Fallback faces of fonts that this system does not have fail.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

afterEach(clear);

interface Layout {
  name: string;
  width: number;
  height: number;
  direction?: 'rtl';
  /** Font size of the root, in percent. */
  textSize?: number;
  longer?: boolean;
}

const LAYOUTS: readonly Layout[] = [
  { name: 'at 320 px', width: 320, height: 800 },
  { name: 'at 320 px from right to left', width: 320, height: 800, direction: 'rtl' },
  { name: 'at 320 px with labels longer by 60 %', width: 320, height: 800, longer: true },
  { name: 'at 390 px', width: 390, height: 800 },
  { name: 'at 390 px with text at 200 %', width: 390, height: 800, textSize: 200 },
  { name: 'at zoom 2 of 1280 × 800', width: 640, height: 400 },
];

describe.each(LAYOUTS)('$name', ({ width, height, direction, textSize, longer }) => {
  beforeAll(async () => {
    await page.viewport(width, height);
    html.style.scrollbarWidth = 'none';
    html.style.fontSize = textSize ? `${String(textSize)}%` : '';
    html.dir = direction ?? '';
  });

  afterAll(() => {
    html.removeAttribute('style');
    html.removeAttribute('dir');
  });

  it.each(components)('$name shows all its text, and has targets of at least 24 px', async (component) => {
    const findings = await findInAllStates(component, (main) => {
      if (longer) lengthenTexts();
      return [
        ...sidewaysOverflow(),
        ...cutTexts(),
        ...spilledTexts(),
        ...overlaidTexts(),
        ...smallTargets(main),
      ];
    });
    expect(findings).toEqual([]);
  });
});

if (inChromium) {
  describe('in forced colours', () => {
    beforeAll(async () => {
      await page.viewport(1280, 800);
      await emulate({ name: 'forced-colors', value: 'active' });
      // A script's focus matches `:focus-visible` only if the last input was a key.
      await userEvent.keyboard('{Shift}');
    });

    afterAll(() => emulate());

    it.each(components)('$name shows its states by more than colour, and its focus', async (component) => {
      const findings = await findInAllStates(component, async (main) => [
        ...statesByColourAlone(main),
        ...(await unmarkedFocus(main)),
      ]);
      expect(findings).toEqual([]);
    });
  });
}

/** Every key that a component handles. */
const KEYS = ['Escape', 'Enter', ' ', 'Tab', 'Home', 'End', '+', '-', '0', 't', 'a'].concat(
  ['Up', 'Down', 'Left', 'Right'].map((side) => `Arrow${side}`),
);

/** Safari fires the `keydown` that ends a composition after `compositionend`, with key code 229. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }];

/** Returns a control on which a key of an input method had an effect. */
async function keysTakenFromInputMethod(): Promise<string[]> {
  const controls = [
    ...document.body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ];
  const looks = new Map(controls.filter(isShown).map((control) => [control.className, control]));
  for (const control of looks.values()) {
    control.focus();
    await settle();
    const before = document.body.innerHTML;
    const focused = document.activeElement;
    for (const key of KEYS) {
      for (const composing of COMPOSING) {
        const init = { key, bubbles: true, cancelable: true, ...composing };
        (focused ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
      }
    }
    await settle();
    if (document.activeElement !== focused || document.body.innerHTML !== before) return [labelOf(control)];
  }
  return [];
}

describe('while an input method composes', () => {
  beforeAll(() => page.viewport(1280, 800));

  it.each(components)('$name ignores its keys', async (component) => {
    expect(await findInAllStates(component, keysTakenFromInputMethod)).toEqual([]);
  });
});

/** Runs with reduced motion, since a fade has less contrast. */
async function poorContrast(main: Element): Promise<string[]> {
  const { violations } = await axe.run(main, { runOnly: AXE_RULES });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

describe('with reduced motion, at 1280 px', () => {
  beforeAll(async () => {
    await page.viewport(1280, 800);
    await emulate({ name: 'prefers-reduced-motion', value: 'reduce' });
  });

  afterAll(() => emulate());

  it.each(components)(
    '$name does not move, and has targets of at least 24 px and enough contrast',
    async (component) => {
      const findings = await findInAllStates(component, async (main) => [
        ...movingParts(main),
        ...smallTargets(main),
        ...(inChromium ? await poorContrast(main) : []),
      ]);
      expect(findings).toEqual([]);
    },
  );
});
