// Translation in a browser replaces every text with elements. Components keep working, before and after hydration.
import { createElement, isValidElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../.storybook/preview.css';
import { staleTexts, translatePage } from '../../../../tools/translate-page.ts';
import { isShown, labelOf } from './elements.ts';
import { clear, settle } from './stage.ts';
import { components, type Props } from '../components.ts';

let root: Root | undefined;
let state = '';
let wrong: string[] = [];

const options: RootOptions = {
  onUncaughtError: (error) => {
    wrong.push(`${state}: ${String(error)}`);
  },
  onRecoverableError: () => undefined,
};

beforeAll(async () => {
  translatePage();
  await page.viewport(1280, 800);
  // Links and forms would leave the page.
  for (const type of ['click', 'submit']) {
    window.addEventListener(type, (event) => {
      if (type === 'submit' || (event.target as Element).closest('a, [type=file]')) event.preventDefault();
    });
  }
});

afterEach(clearStage);

function clearStage() {
  root?.unmount();
  root = undefined;
  clear();
}

function stage(): HTMLElement {
  clearStage();
  return document.body.appendChild(document.createElement('main'));
}

/** Waits for the component and the translation, and collects texts that were not updated. */
async function look() {
  await settle();
  wrong.push(...staleTexts().map((text) => `${state}: shows the text before: ${text}`));
}

/** The number of controls of each class to use, such as two questions. */
const OF_EACH = 2;

/** Uses the controls, and those that appear then. */
async function useControls(fixture: string) {
  const uses = new Map<string, number>();
  const countOf = (control: Element) => uses.get(control.className) ?? 0;
  const done = new Set<Element>();
  for (;;) {
    const control = [
      ...document.querySelectorAll<HTMLElement>('button, summary, a, input, select, textarea'),
    ].find((one) => isShown(one) && !done.has(one) && countOf(one) < OF_EACH);
    if (!control) return;
    done.add(control);
    uses.set(control.className, countOf(control) + 1);
    state = `${fixture}, after ${labelOf(control)}`;
    control.focus();
    control.click();
    if (control.matches('textarea, [type=text], [type=email], [type=url]')) await userEvent.keyboard('x');
    await look();
  }
}

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsElement));

/** Keeps props with elements: the page that passes them has to handle their translation. */
const withElementsOf = (basic: Props, props: Props): Props => ({
  ...props,
  ...Object.fromEntries(
    Object.entries(basic).filter(([name, value]) => holdsElement(value) || holdsElement(props[name])),
  ),
});

it.each(components)('$name keeps working when it is translated', async ({ component, fixtures }) => {
  wrong = [];
  for (const [name, props] of Object.entries(fixtures)) {
    state = name;
    const main = stage();
    main.innerHTML = renderToString(createElement(component, props));
    await look();
    root = hydrateRoot(main, createElement(component, props), options);
    await look();
    await useControls(name);
    state = `${name}, after Escape`;
    await userEvent.keyboard('{Escape}');
    await look();
  }

  const { basic = {} } = fixtures;
  root = createRoot(stage(), options);
  for (const [name, props] of Object.entries(fixtures)) {
    state = `from basic to ${name} and back`;
    for (const next of [basic, withElementsOf(basic, props), basic]) {
      flushSync(() => root?.render(createElement(component, next)));
      await look();
    }
  }
  state = 'unmounting';
  clearStage();

  // React warns about changed elements in `dangerouslySetInnerHTML`.
  vi.mocked(console.error).mockClear();
  expect([...new Set(wrong)]).toEqual([]);
});
