// A style sheet for a test, on a page with reduced motion.
import { afterAll, afterEach, beforeAll } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { clear } from './stage.ts';

/** Adds a `style` element to the page while the tests of the file run. */
export function ownSheet(): HTMLStyleElement {
  const style = document.createElement('style');
  beforeAll(async () => {
    await page.viewport(1280, 800);
    document.head.append(style);
    // Animations would change the computed styles.
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
