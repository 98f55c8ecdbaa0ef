// Browser checks of the consumer projects.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright';

/** Built project with its start page open. */
export interface Opened {
  page: Page;
  /** Folder the project was built in. */
  project: string;
  address: string;
}

/** Resolves to the problems found. */
export type Check = (opened: Opened) => Promise<string[]>;

/** Returns all axe violations on the page. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Follows a link, which must navigate on the client without loading a document. */
async function follows(page: Page, link: string, heading: string): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
  return (await page.evaluate(() => 'stayed' in window)) ? [] : [`“${link}” loaded a document.`];
}

/** Checks that Gloam's links keep path, query and fragment, and leave external addresses unchanged. */
async function routes(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const elsewhere = await page.getByRole('link', { name: 'Elsewhere' }).getAttribute('href');
  const found = await follows(page, 'Meet the crew', 'Crew');
  const { pathname, search, hash } = new URL(page.url());
  if (`${pathname}${search}${hash}` !== '/crew?deck=2#lamp') found.push(`The link led to ${page.url()}.`);
  if (elsewhere !== 'https://other.example/') found.push(`The external link leads to ${elsewhere ?? ''}.`);
  return found;
}

/** Opens a picture of the gallery, runs axe, and closes the picture. */
async function checkLightbox(page: Page, alt: string, dialog: string): Promise<string[]> {
  await page.getByRole('link', { name: alt }).click();
  await page.getByRole('dialog', { name: dialog }).getByRole('img', { name: alt }).waitFor();
  const found = await faults(page);
  await page.keyboard.press('Escape');
  return found;
}

/** Checks that the page background is the ground colour of the brand that its theme was generated from. */
async function checkBrandColours({ page, project }: Opened): Promise<string[]> {
  const { ground } = JSON.parse(readFileSync(join(project, 'brand.json'), 'utf8')) as { ground: string };
  const expected = `rgb(${[1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16)).join(', ')})`;
  const found = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  return found === expected ? [] : [`The ground is ${found}, not the brand’s ${expected}.`];
}

export const checks: Record<string, Check> = {
  'next-studio': async (opened) => {
    const { page, project, address } = opened;
    const found = [
      ...(await checkBrandColours(opened)),
      ...(await checkLightbox(page, 'Dunes before sunrise.', 'Stills')),
    ];
    const html = await (await fetch(address)).text();
    if (!html.includes('/_next/image')) found.push('No picture uses the image optimizer of Next.js.');
    found.push(...(await follows(page, 'Meet the crew', 'Crew')));
    await page.getByText('5 people', { exact: true }).waitFor({ state: 'attached' });
    for (const script of globSync('.next/static/**/*.js', { cwd: project }))
      if (readFileSync(join(project, script), 'utf8').includes('gloam-section-heading'))
        found.push('Code of a server component reached the browser.');
    return [...found, ...(await faults(page))];
  },

  'vite-studio': async (opened) => {
    const { page } = opened;
    const found = [
      ...(await checkBrandColours(opened)),
      ...(await checkLightbox(page, 'Snow dunes', 'Stills')),
    ];
    const image = page.locator('.gloam-gallery img').first();
    const source = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    if (!source.startsWith('https://pictures.example.com/dunes.webp?width='))
      found.push(`The picture came from ${source}.`);
    await page.getByRole('button', { name: 'Language, EN' }).click();
    await page.getByRole('menu').getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Eis bewahrt alles.' }).waitFor();
    return [...found, ...(await checkLightbox(page, 'Schneewehen', 'Bilder'))];
  },

  routers: async ({ page, address }) => [
    ...(await routes(page, address)),
    ...(await routes(page, `${address}tanstack.html`)),
  ],
};
