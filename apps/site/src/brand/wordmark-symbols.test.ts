import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { wordmarkSymbols } from './wordmark-symbols.ts';
import { Wordmark } from './wordmark.tsx';

describe('a wordmark', () => {
  it.each(['fatal', 'unleashed-darkness'] as const)(
    'is drawn from the document, at its size: %s',
    (letters) => {
      document.body.innerHTML = wordmarkSymbols();
      const { container } = render(createElement(Wordmark, { letters }));
      const drawing = container.querySelector('svg');
      const symbol = document.querySelector(container.querySelector('use')?.getAttribute('href') ?? '');
      expect(symbol?.tagName).toBe('symbol');
      expect(symbol?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
      expect(drawing?.getAttribute('viewBox')).toBe(symbol?.getAttribute('viewBox'));
    },
  );
});
