// @vitest-environment node
import { LOCALES } from '@fatal/contracts';
import { expect, it } from 'vitest';
import { previewPage } from './preview-page.ts';

const sources = (query: string) =>
  [...previewPage(new URLSearchParams(query), '3000').matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(
    ([, source]) => source,
  );

it.each(['lang=all&path=/news/9', 'path=news/9'])(
  'shows a page in every language, each on its own origin: %s',
  (query) => {
    expect(sources(query)).toEqual(
      LOCALES.map((locale) => `http://${locale}.preview.localhost:3000/news/9?lang=${locale}`),
    );
  },
);

it('shows a single language', () => {
  expect(sources('lang=de')).toEqual(['http://de.preview.localhost:3000/?lang=de']);
});

it('escapes its parameters', () => {
  expect(previewPage(new URLSearchParams({ path: '/"><script>', lang: '"><b>' }), '3000')).not.toMatch(
    /<script>|<b>/,
  );
});
