import { act, renderHook } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexInHash, MARK, useLightboxHistory } from './use-lightbox-history.js';

it.each([
  ['#image-7', 6],
  ['', null],
  ['#image-0', null],
  ['#image-30', null],
  ['#image-07', null],
  ['#image-7a', null],
  ['#image-', null],
  ['#picture-7', null],
])('reads in the hash %j the index %j of 29 pictures', (hash, index) => {
  expect(indexInHash(hash, 'image', 29)).toBe(index);
});

describe('useLightboxHistory', () => {
  const PAGE = '/games/fatal?lang=en';

  const setUp = ({
    enabled = true,
    initial = null as number | null,
    wrapper = undefined as typeof StrictMode | undefined,
  } = {}) =>
    renderHook(
      () => {
        const [index, setIndex] = useState(initial);
        useLightboxHistory({ enabled, anchor: 'image', total: 29, index, onIndexChange: setIndex });
        return [index, setIndex] as const;
      },
      { wrapper },
    );

  type Hook = ReturnType<typeof setUp>['result'];
  const show = (result: Hook, index: number | null) => {
    act(() => {
      result.current[1](index);
    });
  };
  /** Waits for the hash, which is written a moment after a step. */
  const named = (hash: string) =>
    vi.waitFor(() => {
      expect(window.location.hash).toBe(hash);
    });
  /** Waits for the event, as browsers navigate asynchronously. */
  const travel = async (go: () => void, event = 'popstate') => {
    const arrival = new Promise((resolve) => {
      window.addEventListener(event, resolve, { once: true });
    });
    go();
    await act(() => arrival);
  };

  beforeEach(() => {
    // A new history entry with the state of a router.
    window.history.pushState({ key: 'abc', idx: 3 }, '', PAGE);
  });

  it('adds one entry on opening, replaces it on steps, and keeps the state of a router', async () => {
    const { result } = setUp();
    const { length } = window.history;
    show(result, 0);
    expect(window.location.hash).toBe('#image-1');
    expect(window.location.search).toBe('?lang=en');
    expect(window.history.state).toEqual({ key: 'abc', idx: 3, [MARK]: true });
    for (const index of [1, 2, 3, 4, 5]) show(result, index);
    await named('#image-6');
    expect(window.history.length).toBe(length + 1);
  });

  it('writes the URL once after several steps', async () => {
    const { result } = setUp();
    show(result, 0);
    const replaceState = vi.spyOn(window.history, 'replaceState');
    for (const index of [1, 2, 3]) show(result, index);
    expect(replaceState).not.toHaveBeenCalled();
    await named('#image-4');
    expect(replaceState).toHaveBeenCalledOnce();
    replaceState.mockRestore();
  });

  it('closes on Back and opens the same picture on Forward', async () => {
    const { result } = setUp();
    show(result, 0);
    show(result, 4);
    await named('#image-5');
    await travel(() => {
      window.history.back();
    });
    expect(result.current[0]).toBeNull();
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ key: 'abc', idx: 3 });
    await travel(() => {
      window.history.forward();
    });
    expect(result.current[0]).toBe(4);
  });

  it.each([
    ['Back', () => window.history.back()],
    ['closing', (result: Hook) => show(result, null)],
  ])('scrolls the focused thumbnail into view after %s', async (_, close) => {
    const { result } = setUp();
    show(result, 0);
    const thumbnail = document.createElement('button');
    document.body.append(thumbnail);
    thumbnail.focus();
    thumbnail.getBoundingClientRect = () => ({ top: -900, bottom: -700 }) as DOMRect;
    const scrolled = vi.fn();
    thumbnail.scrollIntoView = scrolled;
    await travel(() => close(result));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    thumbnail.remove();
  });

  it('goes back on closing, so that its entry is gone', async () => {
    const { result } = setUp();
    show(result, 0);
    await travel(() => {
      show(result, null);
    });
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ key: 'abc', idx: 3 });
    expect(result.current[0]).toBeNull();
  });

  it('stays open if opened again while the browser goes back', async () => {
    const { result } = setUp();
    show(result, 0);
    const { length } = window.history;
    await travel(() => {
      show(result, null);
      show(result, 8);
    });
    expect(result.current[0]).toBe(8);
    expect(window.location.hash).toBe('#image-9');
    expect(window.history.length).toBe(length);
  });

  it('opens the picture of a page loaded with a hash, and only removes the hash on closing', async () => {
    window.history.replaceState({ key: 'abc' }, '', `${PAGE}#image-7`);
    const { length } = window.history;
    const { result } = setUp();
    expect(result.current[0]).toBe(6);
    show(result, 8);
    await named('#image-9');
    show(result, null);
    expect(window.location.href).toMatch(/\/games\/fatal\?lang=en$/);
    expect(window.history.state).toEqual({ key: 'abc' });
    expect(window.history.length).toBe(length);
  });

  it('stays open if open at first, and adds its entry on the first step', async () => {
    const { result } = setUp({ initial: 4 });
    expect(result.current[0]).toBe(4);
    expect(window.location.hash).toBe('');
    const { length } = window.history;
    show(result, 5);
    await named('#image-6');
    expect(window.history.length).toBe(length + 1);
    await travel(() => {
      window.history.back();
    });
    expect(result.current[0]).toBeNull();
  });

  it('opens the picture in the hash in strict mode', () => {
    window.history.replaceState(null, '', `${PAGE}#image-7`);
    const { result } = setUp({ wrapper: StrictMode });
    expect(result.current[0]).toBe(6);
    expect(window.location.hash).toBe('#image-7');
  });

  it('follows a hash that the visitor changes', async () => {
    const { result } = setUp();
    await travel(() => {
      window.location.hash = '#image-3';
    }, 'hashchange');
    expect(result.current[0]).toBe(2);
    await travel(() => {
      window.location.hash = '#story';
    }, 'hashchange');
    expect(result.current[0]).toBeNull();
    expect(window.location.hash).toBe('#story');
  });

  it.each(['#image-30', '#story'])('leaves the hash %s alone', (hash) => {
    window.history.replaceState(null, '', PAGE + hash);
    const { result } = setUp();
    expect(result.current[0]).toBeNull();
    expect(window.location.hash).toBe(hash);
  });

  it('does nothing unless enabled', () => {
    window.history.replaceState(null, '', `${PAGE}#image-7`);
    const push = vi.spyOn(window.history, 'pushState');
    const replace = vi.spyOn(window.history, 'replaceState');
    const { result } = setUp({ enabled: false });
    expect(result.current[0]).toBeNull();
    show(result, 2);
    show(result, null);
    expect(push).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });
});
