import { LOCALES, type Locale } from '@fatal/contracts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { allAddresses } from '../addresses.ts';
import { createI18n, loadCatalogs } from '../../src/runtime/i18n.ts';

/** What content refers to. */
export interface ContentReferences {
  /** Whether a path, such as `/videos/teaser.mp4`, is a file under `public`. */
  isPublic: (path: string) => boolean;
  /** Whether a path of this site, with or without query and hash, is that of a page. */
  isAddress: (href: string) => boolean;
  /** The words of a message by language; empty where a catalog lacks them. */
  words: (id: string) => [locale: Locale, text: string][];
}

const catalogs = Object.keys(import.meta.glob('../../locales/*/en.po'));
const areas = catalogs.map((file) => path.basename(path.dirname(file)));

/** The site as it is, with the folder of its public files. */
export async function siteReferences(publicDir: string): Promise<ContentReferences> {
  const addresses = new Set(await allAddresses());
  const languages = await Promise.all(
    LOCALES.map(async (locale) => {
      const i18n = createI18n(locale);
      await loadCatalogs(i18n, locale, areas);
      return [locale, i18n] as const;
    }),
  );
  return {
    isPublic: (file) => existsSync(path.join(publicDir, file)),
    isAddress: (href) => addresses.has(href.replace(/[?#].*$/, '')),
    words: (id) =>
      languages.map(([locale, i18n]) => [locale, Object.hasOwn(i18n.messages, id) ? i18n._(id) : '']),
  };
}
