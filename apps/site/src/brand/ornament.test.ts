import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { color } from '../../../../packages/ui/src/tokens.ts';
import { Ornament } from './ornament.tsx';
import drawing from './unleashed-darkness.svg?raw';

test('the ornament has the border colour', () => {
  expect(drawing).toContain(`fill="${color.border.value}"`);
});

test('the ornament has its intrinsic size, loads lazily and is decorative', () => {
  const { container } = render(createElement(Ornament));
  const image = container.querySelector('img');
  const size = `${String(image?.getAttribute('width'))} ${String(image?.getAttribute('height'))}`;
  expect(drawing).toContain(`viewBox="0 0 ${size}"`);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('alt', '');
});
