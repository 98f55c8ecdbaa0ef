import { afterEach, expect, it, vi } from 'vitest';
import { team } from '#content/team';
import type { PageSource } from '../../routes/route-types.ts';
import { load } from './page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('resolves to the team from the API', async () => {
  const source = { team: () => Promise.resolve([...team]) } as unknown as PageSource;
  await expect(load(source)).resolves.toEqual(team);
});

// Spec 12.3, 8.6, 7.3
it('navigates to the 404 document and never resolves if the API fails', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const entered = vi.fn();
  const source = { team: () => Promise.reject(new Error('Gone.')) } as unknown as PageSource;
  void load(source).then(entered, entered);
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('/404');
  });
  expect(log).toHaveBeenCalledOnce();
  expect(entered).not.toHaveBeenCalled();
});
