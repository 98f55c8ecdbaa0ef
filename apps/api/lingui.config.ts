import { defineConfig } from '@lingui/conf';
import { LANGUAGES } from '@fatal/contracts';
import { fileURLToPath } from 'node:url';
import { catalogFormat } from '../../tools/strings/catalog-format.ts';
import { fieldsCatalog } from '../../tools/strings/fields-catalog.ts';

export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: LANGUAGES.map(({ code }) => code),
  fallbackLocales: { default: 'en' },
  format: catalogFormat,
  catalogs: [
    fieldsCatalog,
    {
      path: '<rootDir>/apps/api/locales/{locale}',
      include: ['<rootDir>/apps/api/src', '<rootDir>/packages/contracts/src/words'],
      exclude: ['**/*.test.*'],
    },
  ],
});
