// Renders fixtures on the page, one after the other.
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ComponentUnderTest, Props } from '../components.ts';
import { isShown, labelOf } from './elements.ts';

// Loads lazy parts first, so that they open at once.
import.meta.glob(['../../src/*/*.tsx', '!../../src/*/*.{test,stories}.tsx', '!../../src/frameworks/*'], {
  eager: true,
});

let root: Root | undefined;

export function clear() {
  root?.unmount();
  // An open lightbox adds its picture to the URL, which would open the next one.
  history.replaceState(null, '', location.pathname + location.search);
  document.body.replaceChildren();
}

/** Not a timer: browsers delay nested timers by 4 ms, which was half of the time of these tests. */
const task = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for effects and the updates in them. */
export async function settle() {
  await task();
  await task();
}

/** Waits for observers and scroll events. */
export async function nextFrame() {
  await frame();
  await settle();
}

export async function draw(component: ComponentType<Props>, props: Props): Promise<HTMLElement> {
  clear();
  const main = document.createElement('main');
  document.body.append(main);
  root = createRoot(main);
  flushSync(() => root?.render(createElement(component, props)));
  await settle();
  await document.fonts.ready;
  return main;
}

/** Returns the controls that open a part, one of each class. */
export function openersIn(main: HTMLElement, selector = '[aria-haspopup], button[aria-expanded="false"]') {
  const all = [...main.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  return [...new Map(all.map((opener) => [opener.className, opener])).values()];
}

export async function open(opener: HTMLElement) {
  opener.focus();
  opener.click();
  await settle();
  await nextFrame();
}

/** Renders every fixture of a component, closed and with each part open. Returns the findings of a check. */
export async function findInAllStates(
  { component, fixtures }: ComponentUnderTest,
  check: (main: HTMLElement) => string[] | Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const look = async (state: string, main: HTMLElement) => {
    found.push(...(await check(main)).map((finding) => `${state}: ${finding}`));
  };
  for (const [name, props] of Object.entries(fixtures)) {
    const main = await draw(component, props);
    const openers = openersIn(main).length;
    await look(name, main);
    for (let index = 0; index < openers; index += 1) {
      const opener = openersIn(await draw(component, props))[index];
      if (!opener) continue;
      await open(opener);
      await look(`${name} with ${labelOf(opener)} open`, document.body);
    }
  }
  return found;
}
