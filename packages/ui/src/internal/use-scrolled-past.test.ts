// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useScrolledPast } from './use-scrolled-past.js';

const place = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('useScrolledPast', () => {
  afterEach(() => place(0));

  it('follows the events of the page', () => {
    const { result } = renderHook(() => useScrolledPast(100));
    expect(result.current).toBe(false);
    act(() => {
      place(101);
      window.dispatchEvent(new Event('scroll'));
    });
    expect(result.current).toBe(true);
  });

  it('sees a place that is restored before the first frame, of which browsers tell nothing', async () => {
    const { result } = renderHook(() => useScrolledPast(100));
    place(101);
    await frame();
    expect(result.current).toBe(true);
  });
});
