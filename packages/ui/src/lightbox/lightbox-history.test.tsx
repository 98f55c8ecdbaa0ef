import { act, renderHook } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorOf, historyStep, indexInHash, MARK } from './lightbox-history.logic.js';
import { useLightboxHistory } from './use-lightbox-history.js';

describe('a hash', () => {
  it('names a picture, counted from 1', () => {
    expect(anchorOf('image', 6)).toBe('image-7');
    expect(indexInHash('#image-7', 'image', 29)).toBe(6);
  });

  it.each(['', '#', '#image-0', '#image-30', '#image-07', '#image-7a', '#image-', '#picture-7', '#IMAGE-7'])(
    '%j names none of 29',
    (hash) => {
      expect(indexInHash(hash, 'image', 29)).toBeNull();
    },
  );

  it('belongs to one gallery of a page', () => {
    expect(indexInHash('#still-7', 'still', 29)).toBe(6);
    expect(indexInHash('#still-7', 'image', 29)).toBeNull();
  });
});

describe('the step of the history', () => {
  it.each([
    { index: null, address: null, own: false, step: 'none' },
    { index: 6, address: 6, own: true, step: 'none' },
    { index: 6, address: null, own: false, step: 'push' },
    { index: 7, address: 6, own: true, step: 'replace' },
    { index: 7, address: 6, own: false, step: 'replace' },
    { index: null, address: 6, own: true, step: 'back' },
    { index: null, address: 6, own: false, step: 'clear' },
  ])('with $index shown and $address in the address (ours: $own) is $step', ({ step, ...at }) => {
    expect(historyStep(at)).toBe(step);
  });
});

describe('address and picture', () => {
  const PAGE = '/games/fatal?lang=en';

  const setUp = ({
    enabled = true,
    total = 29,
    initial = null as number | null,
    wrapper = undefined as typeof StrictMode | undefined,
  } = {}) =>
    renderHook(
      () => {
        const [index, setIndex] = useState(initial);
        useLightboxHistory({ enabled, anchor: 'image', total, index, onIndexChange: setIndex });
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
  /** A step names its picture a moment after it is shown. */
  const named = (hash: string) =>
    vi.waitFor(() => {
      expect(window.location.hash).toBe(hash);
    });
  /** The browser travels in a task of its own. */
  const travel = async (go: () => void, event = 'popstate') => {
    const arrival = new Promise((resolve) => {
      window.addEventListener(event, resolve, { once: true });
    });
    go();
    await act(() => arrival);
  };

  beforeEach(() => {
    // A page of its own, whose entry holds what a router holds.
    window.history.pushState({ key: 'abc', idx: 3 }, '', PAGE);
  });

  it('opening adds one entry, steps replace it, and the state of a router stays', async () => {
    const { result, unmount } = setUp();
    const { length } = window.history;
    show(result, 0);
    expect(window.location.hash).toBe('#image-1');
    expect(window.location.search).toBe('?lang=en');
    expect(window.history.state).toEqual({ key: 'abc', idx: 3, [MARK]: true });
    for (const index of [1, 2, 3, 4, 5]) show(result, index);
    await named('#image-6');
    expect(window.history.length).toBe(length + 1);
    unmount();
  });

  it('steps in a row write the address once, after the last', async () => {
    const { result } = setUp();
    show(result, 0);
    const replaceState = vi.spyOn(window.history, 'replaceState');
    for (const index of [1, 2, 3]) show(result, index);
    expect(replaceState).not.toHaveBeenCalled();
    await named('#image-4');
    expect(replaceState).toHaveBeenCalledOnce();
    replaceState.mockRestore();
  });

  it('Back closes, and Forward opens it where it was', async () => {
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
  ])('what has the focus is in sight after %s, wherever the browser goes', async (_, close) => {
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

  it('closing goes back, so that no entry is left over', async () => {
    const { result } = setUp();
    show(result, 0);
    await travel(() => {
      show(result, null);
    });
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ key: 'abc', idx: 3 });
    expect(result.current[0]).toBeNull();
  });

  it('what is opened while it goes back stays open, in an entry of its own', async () => {
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

  it('a page loaded with a hash opens it; closing takes the hash away, and adds no entry', async () => {
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

  it('one that is open from the start stays open, and its first step adds the entry', async () => {
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

  it('holds in strict mode, which mounts twice', () => {
    window.history.replaceState(null, '', `${PAGE}#image-7`);
    const { result } = setUp({ wrapper: StrictMode });
    expect(result.current[0]).toBe(6);
    expect(window.location.hash).toBe('#image-7');
  });

  it('follows an address that is changed by hand', async () => {
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

  it.each(['#image-30', '#story'])('leaves %s alone', (hash) => {
    window.history.replaceState(null, '', PAGE + hash);
    const { result } = setUp();
    expect(result.current[0]).toBeNull();
    expect(window.location.hash).toBe(hash);
  });

  it('does nothing when it is switched off', () => {
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

  it('hears nothing any more when it is gone', () => {
    const { result, unmount } = setUp();
    const before = result.current[0];
    unmount();
    window.history.replaceState(null, '', `${PAGE}#image-7`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(result.current[0]).toBe(before);
  });
});
