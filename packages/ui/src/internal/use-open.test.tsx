import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOpen } from './use-open.js';

describe('useOpen', () => {
  it('keeps its own state when uncontrolled', () => {
    const onOpenChange = vi.fn();
    const { result } = renderHook(() => useOpen({ defaultOpen: true, onOpenChange }));
    expect(result.current[0]).toBe(true);
    act(() => {
      result.current[1](false);
    });
    expect(result.current[0]).toBe(false);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('leaves the state to the parent when controlled', () => {
    const onOpenChange = vi.fn();
    const { result } = renderHook(() => useOpen({ open: false, onOpenChange }));
    act(() => {
      result.current[1](true);
    });
    expect(result.current[0]).toBe(false);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('does not call onOpenChange without a change', () => {
    const onOpenChange = vi.fn();
    const { result } = renderHook(() => useOpen({ onOpenChange }));
    act(() => {
      result.current[1](false);
    });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
