import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LOCALES } from '@fatal/contracts';

/** The server answers and writes in every public language, also in those that the site does not publish yet. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALES],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*'],
    },
  ],
});
