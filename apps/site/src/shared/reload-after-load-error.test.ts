import { expect, it, vi } from 'vitest';
import { INCOMPLETE } from '../entry/page-events.ts';
import { reloadAfterLoadError } from './reload-after-load-error.ts';

it('handles simultaneous failures once and later ones again', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('performance', { now: () => 500, getEntriesByType: () => [] });
  const incomplete = vi.fn();
  document.addEventListener(INCOMPLETE, incomplete);
  await Promise.all([reloadAfterLoadError('the menu'), reloadAfterLoadError('the footer')]);
  expect(fetching).toHaveBeenCalledOnce();
  expect(incomplete).toHaveBeenCalledOnce();
  await reloadAfterLoadError('the form');
  expect(incomplete).toHaveBeenCalledTimes(2);
  expect(log.mock.calls.flat()).toEqual(['the menu', 'the footer', 'the form']);
  log.mockClear();
  document.removeEventListener(INCOMPLETE, incomplete);
  vi.unstubAllGlobals();
});
