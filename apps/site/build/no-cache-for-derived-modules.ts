import type { Plugin } from 'vite';
import type {} from 'vitest/config';

/** Modules whose code depends on other files: inline scripts, catalogs, the content. */
const MADE = /\?inline-script$|virtual:/;

/** Stops Vitest from caching such modules between runs, because its cache key covers only a module's own file. */
export const noCacheForDerivedModules = (): Plugin => ({
  name: 'made-of-other-files',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (MADE.test(id) ? false : undefined));
  },
});
