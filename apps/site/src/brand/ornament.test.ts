import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { color } from '../../../../packages/ui/src/tokens.ts';
import { Ornament } from './ornament.tsx';
import drawing from './unleashed-darkness.svg?raw';

test('the ornament is drawn in the colour of a line', () => {
  expect(drawing).toContain(`fill="${color.border.value}"`);
});

test('the ornament has the size of its drawing, waits until it is near, and says nothing', () => {
  const { container } = render(createElement(Ornament));
  const image = container.querySelector('img');
  const size = `${String(image?.getAttribute('width'))} ${String(image?.getAttribute('height'))}`;
  expect(drawing).toContain(`viewBox="0 0 ${size}"`);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('alt', '');
});
