import { LANGUAGES } from '@fatal/contracts';
import { defineConfig } from '@lingui/conf';
import { catalogs } from './apps/site/build/catalogs.ts';
import { catalogFormat } from './tools/strings/catalog-format.ts';
import { fieldsCatalog } from './tools/strings/fields-catalog.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: LANGUAGES.map(({ code }) => code),
  fallbackLocales: { default: 'en' },
  format: catalogFormat,
  catalogs: [...catalogs, fieldsCatalog],
});
