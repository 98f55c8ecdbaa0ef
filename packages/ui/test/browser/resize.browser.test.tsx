// A page that becomes narrow after it is rendered, such as when a tablet is rotated.
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
// Not Storybook's sheet, which turns off `content-visibility`.
import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import { sampleImages } from '../../src/fixtures/samples/gallery.js';
import * as stories from '../../src/gallery/gallery.stories.js';
import { clear, draw, nextFrame } from './stage.ts';
import type { Props } from '../components.ts';

const { Default } = composeStories(stories);

/** Enough pictures that the last are far from the viewport. */
const images = Array.from({ length: 5 }, () => sampleImages).flat();
const LongGallery: ComponentType<Props> = () => <Default images={images} />;

afterEach(clear);

it('keeps a gallery within a page that becomes narrow', async () => {
  await page.viewport(1280, 800);
  const main = await draw(LongGallery, {});
  // The browser remembers the size of each frame that was visible.
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
