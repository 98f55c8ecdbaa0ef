import { defineConfig } from '@lingui/conf';
import { LOCALES } from '@fatal/contracts';
import { fileURLToPath } from 'node:url';
import { catalogFormat } from '../../tools/strings/catalog-format.ts';
import { fieldsCatalog } from '../../tools/strings/fields-catalog.ts';

/** The server answers and writes in every public language, also in those that the site does not publish yet. */
export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: [...LOCALES],
  format: catalogFormat,
  catalogs: [
    fieldsCatalog,
    {
      path: '<rootDir>/apps/api/locales/{locale}',
      include: ['<rootDir>/apps/api/src'],
      exclude: ['**/*.test.*'],
    },
  ],
});
