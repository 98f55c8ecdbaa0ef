import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePainted } from './use-painted.js';

describe('usePainted', () => {
  it('follows a frame later, with the last of several', async () => {
    const seen: number[] = [];
    const { rerender } = renderHook(
      ({ value }) => {
        seen.push(usePainted(value));
      },
      { initialProps: { value: 1 } },
    );
    rerender({ value: 2 });
    rerender({ value: 3 });
    expect(seen).toEqual([1, 1, 1]);
    await waitFor(() => {
      expect(seen).toEqual([1, 1, 1, 3]);
    });
  });
});
