// What has to be seen of each project in a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { faults } from './faults.ts';

/** A built project whose start page is open. */
export interface Opened {
  page: Page;
  /** The folder it was built in. */
  project: string;
  address: string;
}

/** Answers with what is wrong. */
export type Check = (opened: Opened) => Promise<string[]>;

/** The seven, each by an element that only it draws. */
const PRIMITIVES = {
  DropdownMenu: 'button:has-text("Games")',
  DigitCounter: '.gloam-digit-counter',
  Accordion: '.gloam-accordion',
  Gallery: '.gloam-gallery',
  ContactPanel: 'button:has-text("Contact")',
  VideoModal: '.gloam-video-modal, button:has-text("Play video")',
  AgeGate: '.gloam-age-gate',
};

async function drawsPrimitives({ page }: Opened) {
  const findings: string[] = [];
  for (const [name, element] of Object.entries(PRIMITIVES)) {
    if (!(await page.locator(element).first().isVisible())) findings.push(`${name} is not to be seen.`);
  }
  const controls = await page.locator('.gloam-accordion button').first().boundingBox();
  if (!controls || controls.height < 44) findings.push('The styles of Gloam are not there.');
  return [...findings, ...(await worksByHand(page))];
}

/** Three that have to fetch or change something before they work. */
async function worksByHand(page: Page) {
  const findings: string[] = [];
  const see = async (locator: Locator, what: string) => {
    await locator.waitFor({ state: 'visible', timeout: 15_000 }).catch(() => findings.push(`No ${what}.`));
  };
  await page.getByRole('button', { name: 'What is it?' }).click();
  await see(page.getByText('A game about a ferry.'), 'answer in the accordion');
  await page.getByRole('button', { name: 'Games' }).click();
  await see(page.getByText('Low Tide'), 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'A pier at night.' }).click();
  await see(page.getByRole('dialog', { name: 'Pictures' }), 'lightbox');
  await page.keyboard.press('Escape');
  return findings;
}

/** A link of Gloam leads to another page without loading a document, whatever stands behind the path. */
async function routes(page: Page, address: string): Promise<string[]> {
  const findings: string[] = [];
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  if ((await page.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')) !== 'https://other.example/')
    findings.push('A link to another site lost its address.');
  await page.getByRole('link', { name: 'Meet the crew' }).click();
  await page.getByRole('heading', { name: 'Crew' }).waitFor({ timeout: 15_000 });
  const { pathname, search, hash } = new URL(page.url());
  if (`${pathname}${search}${hash}` !== '/crew?deck=2#lamp')
    findings.push(`The link led to ${pathname}${search}${hash}.`);
  if (!(await page.evaluate(() => 'stayed' in window))) findings.push('The link loaded a document.');
  return findings;
}

/** Opens a picture of the gallery, and closes it again. */
async function opensPicture(page: Page, alt: string, dialog: string): Promise<string[]> {
  await page.getByRole('link', { name: alt }).click();
  const drawn = page.getByRole('dialog', { name: dialog }).getByRole('img', { name: alt });
  await drawn.waitFor({ timeout: 15_000 });
  const found = await faults(page);
  await page.keyboard.press('Escape');
  return found;
}

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

/** The page stands on the ground of the brand that its theme was made from. */
async function wearsBrand({ page, project }: Opened): Promise<string[]> {
  const { ground } = JSON.parse(readFileSync(join(project, 'brand.json'), 'utf8')) as { ground: string };
  const channels = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const found = await colourOf(page, 'html');
  return found === `rgb(${channels.join(', ')})` ? [] : [`The theme of the brand is not there: ${found}.`];
}

function* filesBelow(folder: string, ending: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith(ending)) yield readFileSync(join(folder, file), 'utf8');
}

/** The check of each project, by its name. */
export const checks: Partial<Record<string, Check>> = {
  'vite-css': drawsPrimitives,

  'vite-tailwind': async (context) => {
    const findings = await drawsPrimitives(context);
    const ground = await colourOf(context.page, 'main');
    if (ground !== 'rgb(13, 43, 42)') findings.push(`The theme of the studio is not there: ${ground}.`);
    return findings;
  },

  'next-server': async (context) => {
    const findings = await drawsPrimitives(context);
    const html = await (await fetch(context.address)).text();
    if (!html.includes('people on deck')) findings.push('The server did not draw its components.');
    for (const alt of ['A mast.', 'A deck.'])
      if (!new RegExp(`<img[^>]*alt="${alt}"[^>]*/_next/image`).test(html))
        findings.push(`"${alt}" did not come from the image server of Next.`);
    await context.page.locator('#still-1').click();
    await context.page.getByRole('figure', { name: 'Still 1 of 1' }).waitFor({ timeout: 15_000 });
    await context.page.keyboard.press('Escape');
    await context.page.evaluate(() => Object.assign(window, { stayed: true }));
    await context.page.getByRole('link', { name: 'Meet the crew' }).click();
    await context.page.getByRole('heading', { name: 'Crew' }).waitFor({ timeout: 15_000 });
    if (!(await context.page.evaluate(() => 'stayed' in window))) findings.push('A link loaded a document.');
    // Of the components that only the server draws, no code may reach the browser.
    for (const script of filesBelow(join(context.project, '.next/static'), '.js'))
      if (script.includes('gloam-stat-list') || script.includes('gloam-section-heading'))
        findings.push('Code of server components reached the browser.');
    return findings;
  },

  routers: async ({ page, address }) => [
    ...(await routes(page, address)),
    ...(await routes(page, `${address}tanstack.html`)),
  ],

  'next-studio': async (opened) => {
    const { page, address } = opened;
    const findings = [
      ...(await wearsBrand(opened)),
      ...(await opensPicture(page, 'Dunes before sunrise.', 'Stills')),
    ];
    const html = await (await fetch(address)).text();
    if (!html.includes('/_next/image')) findings.push('No picture comes from the image server of Next.');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: 'Meet the crew' }).click();
    await page.getByRole('heading', { name: 'Crew' }).waitFor({ timeout: 15_000 });
    if (!(await page.evaluate(() => 'stayed' in window))) findings.push('A link loaded a document.');
    return [...findings, ...(await faults(page))];
  },

  'vite-studio': async (opened) => {
    const { page } = opened;
    const findings = [...(await wearsBrand(opened)), ...(await opensPicture(page, 'Snow dunes', 'Stills'))];
    const shown = await page
      .locator('.gloam-gallery img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    if (!shown.startsWith('https://pictures.example.com/dunes.webp?width='))
      findings.push(`The picture came from ${shown}.`);
    await page.getByRole('button', { name: 'Language, EN' }).click();
    await page.getByRole('menu').getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Eis bewahrt alles.' }).waitFor({ timeout: 15_000 });
    return [...findings, ...(await opensPicture(page, 'Schneewehen', 'Bilder'))];
  },

  'second-studio': async ({ page }) => {
    const findings: string[] = [];
    const heading = page.getByRole('heading', { level: 1 });
    const english = await heading.textContent();
    if ((await page.locator('html').getAttribute('lang')) !== 'en')
      findings.push('It does not begin in English.');
    await page.getByRole('button', { name: 'Language, EN' }).click();
    await page.getByRole('menu').getByText('Français').click();
    await page.locator('html[lang="fr"]').waitFor({ timeout: 15_000 });
    if ((await heading.textContent()) === english) findings.push('French shows the English heading.');
    const ground = await colourOf(page, 'html');
    if (ground === 'rgb(11, 13, 14)') findings.push('The theme of the studio is not there.');
    return findings;
  },
};
