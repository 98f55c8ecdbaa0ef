// The page does not move or scroll when an overlay opens or closes.
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../.storybook/preview.css';
import { Dialog } from '../../src/dialog/dialog.js';
import { isShown, labelOf } from './elements.ts';
import { clear, draw, nextFrame, openersIn } from './stage.ts';
import { components, type ComponentUnderTest } from '../components.ts';

/** The triggers of overlays. An accordion has `aria-expanded` too, but moves the page. */
const OPENERS: Readonly<Record<string, string>> = {
  'contact-panel': '[aria-expanded="false"]',
  'dropdown-menu': '[aria-haspopup="menu"][aria-expanded="false"]',
  gallery: '[aria-haspopup="dialog"]',
  'mobile-menu': '[aria-haspopup="dialog"]',
  navbar: '[aria-haspopup]',
  'team-card': '[aria-expanded="false"]',
  'video-modal': '[aria-haspopup="dialog"]',
};

/** A dialog doesn't have its own trigger. */
function DialogAndOpener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Title" labels={{ close: 'Close' }}>
        <p>Text.</p>
      </Dialog>
    </>
  );
}

const overlays: readonly ComponentUnderTest[] = [
  { name: 'dialog', component: DialogAndOpener, fixtures: { basic: {} } },
  ...components.filter(({ name }) => name in OPENERS),
];

beforeAll(() => page.viewport(1280, 800));
afterEach(clear);

/** Adds text above and below, so that the page can scroll. */
function surround(main: HTMLElement) {
  const paragraph = () => {
    const element = document.createElement('p');
    element.style.minBlockSize = '60rem';
    element.textContent = 'The page around it.';
    return element;
  };
  main.before(paragraph());
  main.after(paragraph());
}

const OVERLAY = 'dialog, [role="dialog"], [role="menu"]';

/** Returns the boxes of the visible elements, without overlays, the trigger, and elements of the trigger's size. */
function places(opener: Element) {
  const own = opener.getBoundingClientRect();
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => isShown(element) && !element.closest(OVERLAY) && !opener.contains(element),
  );
  const boxes = elements.map((element) => [element, element.getBoundingClientRect()] as const);
  return new Map(boxes.filter(([, box]) => box.width !== own.width || box.height !== own.height));
}

function findShifts(before: ReturnType<typeof places>): string[] {
  return [...before].flatMap(([element, was]) => {
    if (!element.isConnected) return [];
    const is = element.getBoundingClientRect();
    const changed = (['x', 'y', 'width', 'height'] as const).filter((side) => is[side] !== was[side]);
    return changed.map(
      (side) => `${side} of ${labelOf(element)}: ${String(was[side])} → ${String(is[side])}`,
    );
  });
}

const isAnyOpen = () =>
  document.querySelector('dialog:popover-open, [role="dialog"], [role="menu"], [aria-expanded="true"]') !==
  null;

const scrolled = () => ({ x: window.scrollX, y: window.scrollY });

/** Opens by a click and closes by Escape. Returns the elements that moved. */
async function openAndClose(opener: HTMLElement): Promise<string[]> {
  window.scrollTo(0, 300);
  opener.scrollIntoView({ block: 'center' });
  await nextFrame();
  const before = places(opener);
  const position = scrolled();
  expect(position.y).toBeGreaterThan(0);

  await userEvent.click(opener);
  await expect.poll(isAnyOpen).toBe(true);
  const moved = findShifts(before);
  expect(scrolled()).toEqual(position);

  await userEvent.keyboard('{Escape}');
  await expect.poll(isAnyOpen).toBe(false);
  expect(scrolled()).toEqual(position);
  return [...moved, ...findShifts(before).map((move) => `${move}, after it closed`)];
}

it('has a scrollbar, whose width could move the page', () => {
  surround(document.body.appendChild(document.createElement('main')));
  expect(window.innerWidth).toBeGreaterThan(document.documentElement.clientWidth);
});

it.each(overlays)('$name does not move the page', async ({ name, component, fixtures }) => {
  const moved: string[] = [];
  let opened = 0;
  for (const [fixture, props] of Object.entries(fixtures)) {
    // An overlay that is already open covers its opener.
    if (props.defaultOpen) continue;
    const count = openersIn(await draw(component, props), OPENERS[name]).length;
    for (let index = 0; index < count; index += 1) {
      const main = await draw(component, props);
      surround(main);
      const opener = openersIn(main, OPENERS[name])[index];
      if (!opener) continue;
      opened += 1;
      moved.push(...(await openAndClose(opener)).map((move) => `${fixture}, ${labelOf(opener)}: ${move}`));
    }
  }
  expect(opened).toBeGreaterThan(0);
  expect(moved).toEqual([]);
});

it.each(overlays)('$name opens within the landmark of its trigger', async ({ name, component, fixtures }) => {
  const main = await draw(component, fixtures.basic ?? {});
  const [opener] = openersIn(main, OPENERS[name]);
  if (!opener) throw new Error(`${name} has no opener.`);
  await userEvent.click(opener);
  await expect.poll(isAnyOpen).toBe(true);
  await nextFrame();
  const { violations } = await axe.run(document, { runOnly: ['region'] });
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);
});

it('covers every component with a popup', async () => {
  const withOpener = [];
  for (const { name, component, fixtures } of components) {
    const main = await draw(component, fixtures.basic ?? {});
    if (main.querySelector('[aria-haspopup]')) withOpener.push(name);
  }
  expect(withOpener.filter((name) => !(name in OPENERS))).toEqual([]);
});
