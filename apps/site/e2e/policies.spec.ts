import { expect, test } from '@playwright/test';
import { DEFAULT_SITE_SETTINGS, pageSettings } from '@fatal/contracts';
import { builtSite } from './routes.ts';

/** Matches inline scripts and styles. The server adds a hash to the policy only for those without attributes. */
const INLINE = /<(script|style)\b([^>]*)>/g;

test('no page has an inline script or style that the policy blocks', async () => {
  const site = await builtSite();
  const settings = pageSettings(DEFAULT_SITE_SETTINGS, Date.now());
  for (const locale of site.locales) {
    for (const path of site.paths(undefined)) {
      const html = await site.renderPage(path, { locale, settings, origin: 'https://fatal.example' });
      const attributes = Array.from(html.matchAll(INLINE), ([, , found = '']) => found.trim());
      const refused = attributes.filter((found) => !['', 'type="application/ld+json"'].includes(found));
      expect(refused, `${path} ${locale}`).toEqual(['type="application/json" id="page-state"']);
      expect(html, `${path} ${locale}`).not.toContain('undefined');
    }
  }
});
