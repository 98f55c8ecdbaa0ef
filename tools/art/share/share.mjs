// Draws the pictures that other sites show beside a link: a picture of the page with its title, in each language.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languageTag } from '@fatal/contracts';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { FATAL } from '../../../apps/site/src/brand/wordmark-paths.ts';
import { chromiumLaunchOptions } from '../../chromium.mjs';
import { brightest, contrast, luminance } from './contrast.ts';
import { SHARED_PAGES } from './pages.mjs';
import { publishedLocales, titleOf } from './titles.mjs';

const root = new URL('../../../', import.meta.url);
const IMAGES = new URL('apps/site/public/images/', root);
const FOLDER = new URL('share/', IMAGES);
const SIZE = { width: 1200, height: 630 };
const LIMIT = 90 * 1024;
const LEAST_CONTRAST = 4.5;
const SILVER = luminance(0xec, 0xe9, 0xe2);
const HEIGHT = 340;

const card = await readFile(new URL('card.html', import.meta.url), 'utf8');

/** What is to be drawn, with the hash of all that it is made of. */
export async function listShared(rendered) {
  const cards = [];
  for (const [page, shared] of Object.entries(SHARED_PAGES)) {
    for (const locale of publishedLocales()) {
      const title = await titleOf(shared, locale);
      if (title === undefined) continue;
      const made = [card, shared.picture, rendered[shared.picture]?.hash, title, locale];
      const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
      cards.push({ name: `share/${page}.${locale}`, page, locale, title, picture: shared.picture, hash });
    }
  }
  return cards;
}

async function serve(route) {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  if (path.startsWith('/font/')) {
    await route.fulfill({ path: fileURLToPath(new URL(`node_modules/${path.slice(6)}`, root)) });
  } else if (path.startsWith('/images/')) {
    await route.fulfill({ path: fileURLToPath(new URL(path.slice(8), IMAGES)) });
  } else {
    await route.fulfill({ body: card, contentType: 'text/html' });
  }
}

async function set(page, { title, locale, picture }) {
  await page.evaluate(
    async ({ title, lang, src, mark, limit }) => {
      document.documentElement.lang = lang;
      const [heading, svg, img] = ['h1', 'svg', 'img'].map((name) => document.querySelector(name));
      heading.textContent = title;
      heading.style.fontSize = '';
      document.querySelector('.scrim + .scrim').style.opacity = 0;
      svg.setAttribute('viewBox', `0 0 ${mark.width} ${mark.height}`);
      svg.innerHTML = `<path d="${mark.path}"/>`;
      img.src = src;
      await img.decode();
      await document.fonts.load(getComputedStyle(heading).font, title);
      await document.fonts.ready;
      for (
        let size = parseFloat(getComputedStyle(heading).fontSize);
        heading.offsetHeight > limit;
        size -= 2
      ) {
        heading.style.fontSize = `${size}px`;
      }
    },
    { title, lang: languageTag(locale), src: `/images/${picture}-1920.avif`, mark: FATAL, limit: HEIGHT },
  );
}

/** The least contrast of a word: what is behind the words, without them, is measured. */
async function leastContrast(page) {
  const boxes = await page.evaluate(() => {
    const [heading, svg] = ['h1', 'svg'].map((name) => document.querySelector(name));
    const range = document.createRange();
    range.selectNodeContents(heading);
    const rects = [...range.getClientRects(), svg.getBoundingClientRect()];
    heading.style.visibility = svg.style.visibility = 'hidden';
    return rects.map(({ left, top, width, height }) => ({ left, top, width, height }));
  });
  const empty = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });
  const ratios = boxes.map(async (box) => {
    const whole = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Math.round(value)]));
    return contrast(SILVER, await brightest(empty, whole));
  });
  return Math.min(...(await Promise.all(ratios)));
}

/** Sets a card, with as much ink behind the words as they need. */
async function draw(page, one) {
  await set(page, one);
  for (let ink = 0; (await leastContrast(page)) < LEAST_CONTRAST; ink += 0.15) {
    if (ink > 1) throw new Error(`${one.name}: the title cannot be read.`);
    await page.evaluate((opacity) => {
      document.querySelector('.scrim + .scrim').style.opacity = opacity;
    }, ink + 0.15);
  }
  await page.evaluate(() => {
    for (const name of ['h1', 'svg']) document.querySelector(name).style.visibility = '';
  });
  return page.screenshot();
}

async function save(file, image) {
  for (let quality = 84; quality > 50; quality -= 6) {
    const jpeg = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= LIMIT) return writeFile(file, jpeg);
  }
  throw new Error(`${file} does not fit.`);
}

/** Draws share images: `use` is given the function that draws one of {@link listShared}. */
export async function drawShared(use) {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: SIZE });
  await page.route('**', serve);
  await page.goto('http://share.test/');
  await use(async (one) => {
    await save(new URL(`${one.page}.${one.locale}.jpg`, FOLDER), await draw(page, one));
  });
  await browser.close();
}
