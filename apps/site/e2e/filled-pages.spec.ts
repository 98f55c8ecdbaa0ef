import { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@fatal/contracts';
import { contentSecurityPolicy } from '../../api/src/plugins/security-headers.ts';
import { Documents, type Page } from '../../api/src/site/documents.ts';
import { loadSite, type Site } from '../../api/src/site/load-site.ts';
import { releaseDir } from '../../../tools/build/releases.ts';

const NOW = Date.now();
const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(NOW + days * DAY).toISOString();

interface Case {
  settings?: Partial<SiteSettings>;
  origin?: string;
  now?: number;
}

const CASES: Record<string, Case> = {
  'no settings': {},
  'a count': { settings: { wishlistCount: 1_234_567 } },
  'a count of a day': { settings: { wishlistCount: 12, wishlistCountDate: daysFromNow(-1).slice(0, 10) } },
  'a closing ahead': { settings: { applicationsCloseAt: daysFromNow(7) } },
  'a closing that has passed': { settings: { applicationsCloseAt: daysFromNow(-7) } },
  'another address': { origin: 'http://[::1]:8080' },
  'the next year': { now: NOW + 365 * DAY },
};

let site: Site;

/** How well a page is packed is not looked at here, and packing a thousand of them well takes minutes. */
function packQuickly(): void {
  const { brotliCompress } = zlib;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 };
  const quickly = (body: zlib.InputType, _options: unknown, done: zlib.CompressCallback) =>
    brotliCompress(body, { params }, done);
  Object.assign(zlib, { brotliCompress: quickly });
  syncBuiltinESMExports();
}

test.beforeAll(async () => {
  packQuickly();
  site = await loadSite(path.join(releaseDir(), 'site'));
});

const documentsOf = ({ settings, origin = 'https://fatal.example', now = NOW }: Case) => {
  const all = { ...DEFAULT_SITE_SETTINGS, ...settings };
  return new Documents(site, { origin, settings: () => all, now: () => now });
};

const textOf = (page: Pick<Page, 'file'>) => page.file.representations.identity.body().toString();

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** CSP sources of the elements of one name that have their text in the page; a script of data is never run. */
const inlineSources = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs')))
    .filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => hashOf(text))
    .sort();

/** Hashes in one directive of a policy. */
const allowed = (policy: string, directive: string) =>
  (policy.split(';').find((one) => one.startsWith(`${directive} `)) ?? '')
    .split(' ')
    .filter((source) => source.startsWith("'sha256-"))
    .sort();

for (const [name, settings] of Object.entries(CASES)) {
  test(`every page in every language is whole with ${name}`, async () => {
    const documents = documentsOf(settings);
    for (const locale of site.locales) {
      for (const [address, { status }] of site.pages) {
        const page = await documents.page(address, locale);
        if (!page) throw new Error(`There is no page ${address}.`);
        const where = `${address} ${locale}`;
        const html = textOf(page);
        expect(html, where).not.toMatch(/[⟦⟧]/);
        expect(page.status, where).toBe(status);
        const policy = contentSecurityPolicy(page.scriptHashes, page.styleHashes);
        expect(allowed(policy, 'script-src'), where).toEqual(inlineSources(html, 'script'));
        expect(allowed(policy, 'style-src'), where).toEqual(inlineSources(html, 'style'));
      }
    }
    for (const address of site.texts.keys()) {
      const file = await documents.text(address);
      if (!file) throw new Error(`There is no text ${address}.`);
      expect(textOf({ file }), address).not.toMatch(/[⟦⟧]/);
    }
  });
}

test('what a page says of its settings follows them', async () => {
  const home = async (settings: Case) => {
    const page = await documentsOf(settings).page('/', 'en');
    return page ? textOf(page) : '';
  };
  expect(await home({ settings: { wishlistCount: 1_234_567 } })).toContain('1,234,567 wishlists so far');
  expect(await home(CASES['another address'] ?? {})).toContain('href="http://[::1]:8080/"');
  expect(await home(CASES['the next year'] ?? {})).toContain(`© ${String(new Date(NOW).getFullYear() + 1)}`);
});
