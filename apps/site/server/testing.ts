import type { Locale, PageSettings, SiteServer } from '@fatal/contracts';
import { createI18n, loadCatalogs } from '../src/i18n/i18n.ts';
import { PageStore } from '../src/app/page-store.ts';
import { createSite } from './entry-server.tsx';
import { RedirectTo } from '../src/routes/route-types.ts';
import { testSettings } from '../src/testing/page-settings.ts';
import { contentSource } from '../src/storybook/content-source.ts';
import { subjectOf, type Subject } from './subject.ts';

export const ORIGIN = 'https://fatal.example';

/** Returns the metadata of a page. */
export async function describePage(
  path: string,
  locale: Locale = 'en',
  settings: Partial<PageSettings> = {},
): Promise<Subject> {
  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, contentSource);
  await loadCatalogs(i18n, locale, ['shell']);
  const page = await pages.get(path).promise;
  if (page instanceof RedirectTo) throw new Error(`${path} leads to ${page.path}.`);
  return subjectOf(page, {
    locale,
    origin: ORIGIN,
    settings: { ...testSettings(), ...settings },
    i18n,
    pages,
  });
}

/** Creates the site with a minimal set of build files. */
export const testSite = async (): Promise<SiteServer> =>
  createSite({
    assetsOf: () => ({ entry: '/assets/site.js', modules: [], styles: [] }),
    pressKit: await contentSource.pressKit(),
    japaneseFaces: { '/careers': [{ family: 'Noto Sans JP', file: '/fonts/careers.woff2' }] },
  });
