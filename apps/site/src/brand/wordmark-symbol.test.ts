import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { wordmarkSymbol } from './wordmark-symbol.ts';
import { Wordmark } from './wordmark.tsx';

test('the wordmark references the symbol in the document and has its view box', () => {
  document.body.innerHTML = wordmarkSymbol();
  const { container } = render(createElement(Wordmark));
  const drawing = container.querySelector('svg');
  const symbol = document.querySelector(container.querySelector('use')?.getAttribute('href') ?? '');
  expect(symbol?.tagName).toBe('symbol');
  expect(symbol?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  expect(drawing?.getAttribute('viewBox')).toBe(symbol?.getAttribute('viewBox'));
});
