import { defineConfig } from '@lingui/conf';
import { LOCALES } from '@fatal/contracts';
import { catalogFormat } from '../../tools/strings/catalog-format.ts';

/** The server answers and writes in every public language, also in those that the site does not publish yet. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALES],
  format: catalogFormat,
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*'],
    },
  ],
});
