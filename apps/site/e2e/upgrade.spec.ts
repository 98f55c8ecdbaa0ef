import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { releaseDir } from '../../../tools/build/releases.ts';
import { Product } from './product.ts';
import { expect, passedBefore, test } from './test.ts';

/** Writes the site of a release that shares no script and no font with the one that was built. */
async function nextSite(): Promise<string> {
  const site = path.join(releaseDir(), 'site');
  const next = await mkdtemp(path.join(tmpdir(), 'fatal-next-'));
  // The server itself reads the sheets.
  const isShared = (file: string) => !/\/client\/(?:assets\/.+\.js|fonts\/.+\.woff2)/.test(file);
  await cp(site, next, { recursive: true, filter: isShared });
  await writeFile(path.join(next, 'client/assets/site-next.js'), '');
  return next;
}

async function openUntouched(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

test('pages that were open before an upgrade find their menus, dialogs, sections and forms after it', async ({
  context,
}) => {
  await using product = await Product.start();
  await passedBefore(context);
  const team = await openUntouched(context, `${product.url}/team`);
  const home = await openUntouched(context, product.url);
  const game = await openUntouched(context, `${product.url}/games/fatal-unleashed-darkness`);
  const support = await openUntouched(context, `${product.url}/support`);

  const site = await nextSite();
  try {
    await product.stop('SIGTERM');
    await product.restart({ SITE_DIR: site });
    const late: string[] = [];
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(?:assets|fonts)\//.test(pathname)) late.push(`${String(response.status())} ${pathname}`);
    });
    const loads: string[] = [];
    context.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });

    await team.getByRole('button', { name: 'Games' }).click();
    await expect(team.getByRole('menu')).toBeVisible();
    await team.keyboard.press('Escape');
    const section = team.locator('main h2 button[aria-expanded=false]').first();
    const controls = await section.getAttribute('aria-controls');
    await section.click();
    await expect(team.locator(`[id="${controls ?? ''}"]`)).toBeVisible();

    await home.locator('main button[aria-haspopup=dialog]').first().click();
    await expect(home.getByRole('dialog')).toBeVisible();

    await game.locator('#image-1').click();
    await expect(game.getByRole('dialog', { name: 'Image gallery' })).toBeVisible();

    const form = support.locator('#contact');
    await form.locator('[name=firstName]').fill('Nerea');
    await form.locator('[name=surname]').fill('Okafor');
    await form.locator('[name=email]').fill('nerea@example.org');
    await form.locator('[name=phone]').fill('600 000 000');
    await form.locator('[name=reason]').selectOption('other');
    await form.locator('[name=message]').fill('The door is open.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(support.getByText('We’ve received your message.')).toBeVisible();

    await team.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
    await expect(team.locator('main form')).toBeVisible();

    expect(late.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    expect(late.filter((answer) => answer.endsWith('.js')).length).toBeGreaterThan(0);
    // Nothing had to be loaded anew.
    expect(loads).toEqual([]);
  } finally {
    await rm(site, { recursive: true });
  }
});
