import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogs } from './tools/catalogs.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'it', 'de', 'jp'],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs,
});
