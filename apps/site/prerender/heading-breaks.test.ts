import { expect, it, vi } from 'vitest';
import { japanesePhrases } from '../build/phrases.ts';
import { parseDocument } from './parse-document.ts';
import { templateOf } from './render-page.tsx';
import { contentSource } from '../src/storybook/content-source.ts';

// The kit is made of what a build has drawn; its page says the same of any other.
vi.mock(import('./press-kit/make-press-kit.ts'), async (original) => ({
  ...(await original()),
  makePressKit: async () => ({ kit: await contentSource.pressKit(), files: new Map() }),
}));

const PAGES = [
  '/',
  '/news',
  '/news/1',
  '/news/5',
  '/team',
  '/careers',
  '/join-us/hard-surface',
  '/collaborations',
  '/support',
  '/press',
  '/games/fatal-unleashed-darkness',
  '/events/mundos-digitales-2025',
  '/privacy-policy',
  '/terms-of-use',
  '/gate',
  '/404',
];

/** Longer than a line of a headline on a phone. */
const LONG = 8;

const textsOf = (node: Node): string[] =>
  node.nodeType === node.TEXT_NODE ? [node.textContent ?? ''] : Array.from(node.childNodes, textsOf).flat();

it.each(PAGES)('on the Japanese page %s lines of headings may end between phrases', async (path) => {
  const document = await parseDocument(await templateOf(path, 'jp', false));
  const headings = [...document.querySelectorAll('h1, h2, h3')];
  expect(headings).not.toEqual([]);
  const whole = headings.flatMap(textsOf).flatMap((text) => text.split(/[\s\u200b、。：]/));
  expect(whole.filter((text) => text.length > LONG && japanesePhrases(text).length > 1)).toEqual([]);
});
