import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('resolves after two seconds if the browser is never idle', async () => {
  const request = vi.fn((call: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout === 2000) call();
  });
  vi.stubGlobal('requestIdleCallback', request);
  await whenIdle();
  expect(request).toHaveBeenCalledTimes(1);
});
