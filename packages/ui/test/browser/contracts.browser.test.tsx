// Rules that every component keeps and that only a browser can check, over every fixture of every component.
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

/** What only Chromium can be told is tried there alone; axe sees the same document in every engine. */
const inChromium = server.browser === 'chromium';

/**
 * Media features as the visitor's system would set them; none of them puts all back. Firefox moves less by its profile, all
 * the time.
 */
async function emulate(...features: { name: string; value: string }[]) {
  if (inChromium) await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Rules of axe that need colours and boxes. */
const AXE_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

beforeAll(async () => {
  // Fallback faces name fonts of other systems, and fail.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

afterEach(clear);

interface Layout {
  name: string;
  width: number;
  height: number;
  direction?: 'rtl';
  /** Of the root, in %. */
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
      // Focus set by script shows as after a key only when a key was the last thing pressed.
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

/** Every key that closes, sends, moves or switches something in a component. */
const KEYS = ['Escape', 'Enter', ' ', 'Tab', 'Home', 'End', '+', '-', '0', 't', 'a'].concat(
  ['Up', 'Down', 'Left', 'Right'].map((side) => `Arrow${side}`),
);

/** Safari fires the key that ends a composition after the composition, with this code. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }];

/** Names the controls on which a key of an input method did anything. */
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

  it.each(components)('$name leaves all keys to it', async (component) => {
    expect(await findInAllStates(component, keysTakenFromInputMethod)).toEqual([]);
  });
});

// Contrast here, because half of a fade has half of it. The other rules of axe need no layout: contracts.test.tsx.
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
    '$name stands still, with targets of at least 24 px and enough contrast',
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
