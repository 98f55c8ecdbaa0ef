import type { Plugin } from 'vite';
import type {} from 'vitest/config';

/** Modules whose code is made of more than their own file: scripts as texts, catalogs, the content. */
const MADE = /\?inline-script$|virtual:/;

/** Has Vitest make such modules anew for each run: it keeps what it has compiled by the text of a module's own file. */
export const madeOfOtherFiles = (): Plugin => ({
  name: 'made-of-other-files',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (MADE.test(id) ? false : undefined));
  },
});
