import { afterEach, expect, it, vi } from 'vitest';
import { siteDist, startPreview } from './preview.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('builds previews into their own folder, so that checks and servers keep reading the public build', () => {
  vi.stubEnv('VITE_SITE_PREVIEW', '');
  const visitors = siteDist();
  startPreview();
  expect(siteDist()).not.toBe(visitors);
});
