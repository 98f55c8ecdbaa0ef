// What has to be seen of each project in a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';

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
  await page.locator('.gloam-gallery a').first().click();
  await see(page.getByRole('dialog', { name: 'Pictures' }), 'lightbox');
  await page.keyboard.press('Escape');
  return findings;
}

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

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
    // Of the components that only the server draws, no code may reach the browser.
    for (const script of filesBelow(join(context.project, '.next/static'), '.js'))
      if (script.includes('gloam-stat-list') || script.includes('gloam-section-heading'))
        findings.push('Code of server components reached the browser.');
    return findings;
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
