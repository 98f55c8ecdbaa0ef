import { defineConfig } from '@lingui/conf';
import { catalogs } from './apps/site/build/catalogs.ts';
import { catalogFormat } from './tools/strings/catalog-format.ts';
import { fieldsCatalog } from './tools/strings/fields-catalog.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'it', 'de', 'jp'],
  fallbackLocales: { default: 'en' },
  format: catalogFormat,
  catalogs: [...catalogs, fieldsCatalog],
});
