// A style sheet that a test fills, on a page on which nothing moves.
import { afterAll, afterEach, beforeAll } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { clear } from './stage.ts';

/** A `style` element in the page, as long as the tests of the file run. */
export function ownSheet(): HTMLStyleElement {
  const style = document.createElement('style');
  beforeAll(async () => {
    await page.viewport(1280, 800);
    document.head.append(style);
    // What moves would differ by the moment.
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
  });
  afterAll(() => {
    style.remove();
  });
  afterEach(clear);
  return style;
}
