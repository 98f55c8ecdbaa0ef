// A page that is drawn wide and made narrow afterwards, as when a window is dragged or a tablet is turned.
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
// Not the sheet of Storybook, which draws what is far from the screen as well: that decides how wide it is taken to be.
import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import { sampleImages } from '../../src/fixtures/samples/gallery.js';
import * as stories from '../../src/gallery/gallery.stories.js';
import { clear, draw, nextFrame } from './stage.ts';
import type { Props } from '../components.ts';

const { Default } = composeStories(stories);

/** As many as a sheet of the site has, so that the last are far from the screen. */
const images = Array.from({ length: 5 }, () => sampleImages).flat();
const LongGallery: ComponentType<Props> = () => <Default images={images} />;

afterEach(clear);

it('a gallery is as wide as its page, which has become narrow since its frames were drawn', async () => {
  await page.viewport(1280, 800);
  const main = await draw(LongGallery, {});
  // Every frame is seen once, and leaves the screen with the size that it had.
  for (const frame of main.querySelectorAll('li')) {
    frame.scrollIntoView();
    await nextFrame();
  }
  window.scrollTo(0, 0);
  await nextFrame();
  await page.viewport(360, 800);
  await nextFrame();
  const widths = [...main.querySelectorAll('li')].map((frame) => frame.getBoundingClientRect().width);
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
