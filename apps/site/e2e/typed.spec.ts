import type { Page } from '@playwright/test';
import { chooseLanguage } from './main/pages/navbar.ts';
import { expect, waitForHydration, presetGatePassed, test } from './test.ts';

// Expected: React renders the page again, in full or in part, if the document differs from the server's.
test.use({ expectedNoise: { patterns: [/Minified React error #4(?:18|23|25)/] } });

const [GATE, FESTIVAL] = ['/gate', '/events/mundos-digitales-2025'];
const FORMS = ['/support', '/join-us/sound', '/careers', FESTIVAL, GATE];

/** Things that change a document before its scripts run. */
const MEDDLERS = {
  'an extension has put elements beside the fields': () => {
    for (const field of document.querySelectorAll<HTMLElement>('main form :is(input, select, textarea)')) {
      field.dataset.lastpassIconRoot = '';
      field.style.backgroundRepeat = 'no-repeat';
      field.after(document.createElement('grammarly-extension'));
    }
  },
  'a translator has replaced each text': () => {
    const font = (content: string | Node) => {
      const element = document.createElement('font' as string);
      element.append(content);
      return element;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea')) continue;
      text.replaceWith(font(font(`«${text.data}»`)));
    }
  },
};

const controls = (page: Page) => page.locator('main form :is(input, select, textarea):enabled:visible');

/** Returns the values of the controls. A chosen file is returned by its name. */
const valuesOf = (page: Page) =>
  controls(page).evaluateAll((fields) =>
    fields.map((field) => {
      const { name, type, value } = field as HTMLInputElement;
      return [name || type, value];
    }),
  );

const draftsIn = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Opens a page whose scripts wait until they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  if (path !== GATE) await presetGatePassed(page);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main form [type=submit]').waitFor();
  return () => {
    release(undefined);
  };
}

/** Fills in every control of the form. */
async function fillAll(page: Page) {
  for (const field of await controls(page).all()) {
    const [tag, type, name] = await field.evaluate((element) => {
      const { localName, type, name } = element as HTMLInputElement;
      return [localName, type, name];
    });
    if (type === 'file')
      await field.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      });
    else if (type === 'date') await field.fill('1990-02-28');
    else if (tag === 'select') await field.selectOption({ index: 1 });
    else await field.fill(type === 'email' ? 'nerea@example.org' : `Text of ${name}`);
  }
}

for (const [what, runSql] of Object.entries(MEDDLERS)) {
  for (const path of FORMS) {
    test(`the form of ${path} keeps text typed before hydration if ${what}`, async ({ page }) => {
      const release = await openWithoutScripts(page, path);
      await fillAll(page);
      const values = await valuesOf(page);
      await page.evaluate(runSql);
      release();
      await waitForHydration(page);
      if (path === GATE) await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      // Ignores additional fields, which an application shows depending on an answer.
      expect(await valuesOf(page)).toEqual(expect.arrayContaining(values));
      if (path === FESTIVAL) await expect(page.getByText('cv.pdf,')).toBeVisible();
      if (path !== GATE) await expect.poll(() => draftsIn(page)).toContain('nerea@example.org');
    });
  }

  test(`typing in the middle of a text continues during hydration if ${what}`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/join-us/sound');
    const field = page.locator('#apply [name=motivation]');
    await field.click();
    await page.keyboard.type('[]');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(runSql);
    const text = 'The corridor is longer at night. '.repeat(4);
    const typed = page.keyboard.type(text, { delay: 15 });
    release();
    await typed;
    await waitForHydration(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await expect(field).toHaveValue(`[${text}!]`);
  });

  test(`a message submitted before hydration is sent if ${what}`, async ({ page, product }) => {
    const release = await openWithoutScripts(page, '/support');
    await fillAll(page);
    await page.evaluate(runSql);
    await page.locator('#contact [type=submit]').click();
    release();
    await expect(page.getByText('We’ve received your message.')).toBeVisible();
    const [sent] = product
      .submissions()
      .filter(({ kind }) => kind === 'contact')
      .slice(-1);
    expect(JSON.stringify(sent)).toContain('Text of message');
  });
}

test('a page that React renders again is complete', async ({ insider: page }) => {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', ${String(MEDDLERS['a translator has replaced each text'])})`,
  );
  await page.goto('/support');
  await expect(page.locator('#contact [type=submit]')).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('#contact [type=submit]')).toBeVisible();
});

test('after a client-side navigation, a form keeps its values when the language changes', async ({
  insider: page,
}) => {
  await page.goto('/careers');
  await waitForHydration(page);
  await page.locator('a[href="/join-us/sound"]').first().click();
  await expect(page).toHaveURL('/join-us/sound');
  await waitForHydration(page);
  await fillAll(page);
  const values = await valuesOf(page);
  await page.evaluate(MEDDLERS['an extension has put elements beside the fields']);
  await chooseLanguage(page, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await valuesOf(page)).toEqual(values);
});
