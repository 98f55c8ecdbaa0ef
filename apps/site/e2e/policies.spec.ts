import { expect, test } from '@playwright/test';
import { DEFAULT_SITE_SETTINGS, pageSettings } from '@fatal/contracts';
import { builtSite } from './routes.ts';

/** Elements that a browser runs or obeys where the policy names the hash of their text: the server makes it of those without attributes. */
const INLINE = /<(script|style)\b([^>]*)>/g;

test('no page has a script or a style that the server would not allow', async () => {
  const site = await builtSite();
  const settings = pageSettings(DEFAULT_SITE_SETTINGS, Date.now());
  for (const locale of site.locales) {
    for (const path of site.paths(undefined)) {
      const html = await site.drawPage(path, { locale, settings, origin: 'https://fatal.example' });
      const attributes = Array.from(html.matchAll(INLINE), ([, , found = '']) => found.trim());
      const refused = attributes.filter((found) => !['', 'type="application/ld+json"'].includes(found));
      expect(refused, `${path} ${locale}`).toEqual(['type="application/json" id="page-state"']);
      expect(html, `${path} ${locale}`).not.toContain('undefined');
    }
  }
});
