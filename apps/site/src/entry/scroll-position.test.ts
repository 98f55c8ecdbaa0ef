// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScrollAfterReload, savedScrollPosition, restoreScroll } from './scroll-position.ts';

const scrollTo = vi.fn();
const replace = vi.fn();
const history = { state: null as unknown, scrollRestoration: 'auto', replaceState: vi.fn() };
let listeners: Record<string, () => void> = {};

beforeEach(() => {
  listeners = {};
  replace.mockReset();
  scrollTo.mockReset();
  sessionStorage.clear();
  Object.assign(history, { state: { idx: 3 }, scrollRestoration: 'auto' });
  history.replaceState.mockImplementation((state: unknown) => {
    history.state = state;
  });
  vi.stubGlobal('history', history);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('location', { href: 'https://fatal.example/support#faq', hash: '#faq', replace });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function load() {
  listeners.DOMContentLoaded?.();
  listeners.load?.();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('restoreScroll', () => {
  it('leaves the position to the browser if the page was visible before', async () => {
    restoreScroll();
    await load();
    expect(history).toMatchObject({ scrollRestoration: 'auto', state: { idx: 3 } });
    expect(replace).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('scrolls to the target of the hash, and again after fonts have loaded', async () => {
    setScrollAfterReload();
    restoreScroll();
    expect(history.scrollRestoration).toBe('manual');
    await load();
    expect(replace.mock.calls).toEqual([['#faq'], ['#faq']]);
    expect(history).toMatchObject({ scrollRestoration: 'auto', state: { idx: 3 } });
  });

  it.each(['wheel', 'pointerdown', 'keydown'])('does not scroll again after a %s', async (type) => {
    setScrollAfterReload();
    restoreScroll();
    listeners[type]?.();
    await load();
    expect(replace).toHaveBeenCalledExactlyOnceWith('#faq');
  });

  it('does not replace the location without a hash, which would reload the page', async () => {
    vi.stubGlobal('location', { href: 'https://fatal.example/support', hash: '', replace });
    setScrollAfterReload();
    restoreScroll();
    await load();
    expect(replace).not.toHaveBeenCalled();
  });

  it('scrolls to the position that the tab left, and again after fonts have loaded', async () => {
    setScrollAfterReload(1705);
    restoreScroll();
    await load();
    expect(scrollTo.mock.calls).toEqual(Array(2).fill([{ top: 1705, behavior: 'instant' }]));
    expect(replace).not.toHaveBeenCalled();
  });

  it.each(['pagehide', 'visibilitychange'])('stores the position on %s until the next load', (type) => {
    restoreScroll();
    vi.stubGlobal('scrollY', 1705);
    listeners[type]?.();
    expect(savedScrollPosition()).toBe(1705);
    restoreScroll();
    expect(savedScrollPosition()).toBeUndefined();
  });

  it('has no position for another URL or without storage', () => {
    sessionStorage.setItem('left', '["https://fatal.example/team",1705]');
    expect(savedScrollPosition()).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    restoreScroll();
    listeners.pagehide?.();
    expect(savedScrollPosition()).toBeUndefined();
  });
});
