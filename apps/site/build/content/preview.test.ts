import { afterEach, expect, it, vi } from 'vitest';
import { siteDist, startPreview } from './preview.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('builds what shows drafts apart from what visitors read, which checks and a server may be reading', () => {
  vi.stubEnv('VITE_SITE_PREVIEW', '');
  const visitors = siteDist();
  startPreview();
  expect(siteDist()).not.toBe(visitors);
});
