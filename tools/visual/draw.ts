import type { BrowserContext, CDPSession, Page } from 'playwright';
import { MAIN, openPage, scrollThrough } from './draw-page.ts';
import { openStory, switchStory } from './draw-story.ts';
import { MAX_HEIGHT, type DrawnLocale } from './settings.ts';
import type { Subject, Variant } from './subjects.ts';

/** Where stories are served, and the pages of each language. */
export interface Origins {
  storybook: string;
  site: Record<DrawnLocale, string>;
  /** The pages in the first language, with photographs in place of tones. */
  photographs: string;
}

/** A page of the browser that draws in one language, with the way to the browser's tools. */
export interface Easel {
  page: Page;
  devtools: CDPSession;
  /** What is on it, so that the next picture need not begin from nothing. */
  shown?: { subject: Subject; variant: Variant };
  /** What it is at, for who asks why a picture takes so long. */
  step?: 'setting up' | 'opening' | 'scrolling' | 'settling' | 'taking the picture';
}

export async function openEasel(context: BrowserContext): Promise<Easel> {
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/** Longer than any picture takes on a machine that is busy. */
const PATIENCE = 30_000;

/** Draws one variant, as a file. Throws where it takes longer than half a minute: a browser may forget a page that it is to draw. */
export async function draw(
  easel: Easel,
  subject: Subject,
  variant: Variant,
  origins: Origins,
): Promise<Buffer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new Error(
        `${subject.name}/${variant.name} was not drawn in half a minute: it was still ${easel.step ?? 'waiting'}.`,
      ),
    );
  }, PATIENCE);
  const drawing = drawNow(easel, subject, variant, origins);
  // Its page is closed, which is an error that nobody waits for any more.
  drawing.catch(() => undefined);
  try {
    return await Promise.race([drawing, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Kept below the last element, for outlines and shadows. */
const MARGIN = 32;

async function drawNow(easel: Easel, subject: Subject, variant: Variant, origins: Origins): Promise<Buffer> {
  const { page, devtools, shown } = easel;
  const { locale, viewport, media } = variant;
  // Whatever fails below leaves nothing to go on from.
  delete easel.shown;
  easel.step = 'setting up';
  if (shown?.variant.viewport !== viewport) await page.setViewportSize(viewport);
  if (shown?.variant.media !== media)
    await page.emulateMedia({ reducedMotion: null, forcedColors: null, ...media });
  easel.step = 'opening';
  if (subject.kind === 'story') {
    if (shown?.subject.kind === 'story') await switchStory(page, subject.address);
    else await openStory(page, origins.storybook, subject.address, locale);
  } else {
    const origin = subject.kind === 'photographs' ? origins.photographs : origins.site[locale];
    const only = subject.kind === 'frame' ? 'frame' : 'page';
    if (shown?.subject !== subject) await openPage(page, origin, subject.address, only);
    easel.step = 'scrolling';
    await scrollThrough(page, MAX_HEIGHT);
  }
  easel.step = 'settling';
  await settle(page);
  easel.step = 'taking the picture';
  const selector = subject.part ?? (subject.kind === 'page' ? MAIN : 'body');
  const tallest = subject.part === undefined ? Infinity : viewport.height;
  const file = await screenshot(page, devtools, selector, tallest);
  easel.shown = { subject, variant };
  return file;
}

/** Waits until faces and pictures are there, and what observes the size and the place of things has been told. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    await Promise.all(
      sheets.filter(({ sheet }) => !sheet).map((link) => new Promise((done) => (link.onload = done))),
    );
    await frame();
    await frame();
    await Promise.allSettled(
      Array.from(document.images, (image) => {
        // One that waits to be seen, in a part that is not shown, would be waited for without end.
        image.loading = 'eager';
        return image.decode();
      }),
    );
    // A face is asked for when text is laid out that needs it, which the arrival of another may bring about.
    do {
      await document.fonts.ready;
      await frame();
    } while (document.fonts.status !== 'loaded');
  });
}

/** The place of `selector` and all that is in it, or the upper part of it: where pages are cut off, or `tallest` pixels. */
async function screenshot(
  page: Page,
  devtools: CDPSession,
  selector: string,
  tallest: number,
): Promise<Buffer> {
  const clip = await page.evaluate(
    ([selector, margin, maxHeight, tallest]) => {
      const { documentElement: root, body } = document;
      const element = document.querySelector(selector) ?? body;
      const bottoms = [...body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
      // What follows the element may begin on its last pixel.
      const { top, bottom } =
        element === body
          ? { top: -scrollY, bottom: Math.ceil(Math.max(...bottoms.filter(Number.isFinite))) + margin }
          : {
              top: element.getBoundingClientRect().top,
              bottom: Math.floor(element.getBoundingClientRect().bottom),
            };
      const y = Math.round(top + scrollY);
      return {
        x: 0,
        y,
        width: innerWidth,
        height: Math.min(bottom + scrollY, root.scrollHeight, maxHeight, y + tallest) - y,
      };
    },
    [selector, MARGIN, MAX_HEIGHT, tallest] as const,
  );
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
