// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useScrolledPast } from './use-scrolled-past.js';

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('useScrolledPast', () => {
  afterEach(() => scrollTo(0));

  it('updates on scroll', () => {
    const { result } = renderHook(() => useScrolledPast(100));
    expect(result.current).toBe(false);
    act(() => {
      scrollTo(101);
      window.dispatchEvent(new Event('scroll'));
    });
    expect(result.current).toBe(true);
  });

  it('updates if the scroll position is restored in the first frame, without an event', async () => {
    const { result } = renderHook(() => useScrolledPast(100));
    scrollTo(101);
    await frame();
    expect(result.current).toBe(true);
  });
});
