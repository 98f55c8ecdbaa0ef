import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Ornament } from './ornament.tsx';

const drawing = readFileSync('apps/site/src/brand/unleashed-darkness.svg', 'utf8');
const tokens = readFileSync('packages/ui/src/styles/tokens.css', 'utf8');

test('the ornament is drawn in the colour of a line', () => {
  const [, line] = /--gloam-color-line:\s*(#\w+)/.exec(tokens) ?? [];
  expect(line).toBeDefined();
  expect(drawing).toContain(`fill="${String(line)}"`);
});

test('the ornament has the size of its drawing, waits until it is near, and says nothing', () => {
  const { container } = render(createElement(Ornament));
  const image = container.querySelector('img');
  const size = `${String(image?.getAttribute('width'))} ${String(image?.getAttribute('height'))}`;
  expect(drawing).toContain(`viewBox="0 0 ${size}"`);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('alt', '');
});
