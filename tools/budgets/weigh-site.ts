import { statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SITE_SETTINGS, type Locale } from '@fatal/contracts';
import { Documents } from '../../apps/api/src/site/documents.ts';
import { loadSite } from '../../apps/api/src/site/load-site.ts';
import { weighPage, type PageWeight } from './weigh-page.ts';

export interface WeighedPage {
  path: string;
  locale: string;
  bytes: PageWeight;
}

/** Weighs every page of a built site in every language. */
export async function weighSite(dist: string): Promise<WeighedPage[]> {
  const site = await loadSite(dist);
  const documents = new Documents(site, {
    origin: 'https://fatal.example',
    settings: () => DEFAULT_SITE_SETTINGS,
    now: Date.now,
  });
  const sizeOf = (file: string) => statSync(path.join(dist, 'client', file)).size;
  const weigh = async (address: string, locale: Locale): Promise<WeighedPage> => {
    const page = await documents.page(address, locale);
    if (!page) throw new Error(`Page ${address} not found.`);
    const { br, identity } = page.file.representations;
    if (!br) throw new Error(`${address} is not compressed.`);
    const bytes = weighPage(identity.body().toString(), { html: br.body(), sizeOf });
    return { path: address, locale, bytes };
  };
  return Promise.all(
    site.locales.flatMap((locale) => site.paths(undefined).map((address) => weigh(address, locale))),
  );
}
