// Every picture of the product and how it is shot. What a shot leaves out stands in ../scenes.
import { ARTICLES } from './articles.ts';
import { GALLERY } from './gallery.ts';
import { LIGHTS } from './lights.ts';
import { MOVED } from './moved.ts';
import { NEWS } from './news.ts';
import type { Motif, Picture } from './picture.ts';
import { portraits } from './portraits.ts';
import { POSITIONS } from './positions.ts';

const SCREEN = { width: 1920, height: 1080 };
/** As wide as a frame inside a text is ever drawn, at two pixels to one on most screens. */
const PLATE = { width: 1440, height: 810 };

type Pictures = Readonly<Record<string, Picture>>;

const screens = (motifs: Readonly<Record<string, Motif>>, size = SCREEN): Pictures =>
  Object.fromEntries(Object.entries(motifs).map(([name, motif]) => [name, { size, ...motif }]));

/** The pictures in groups; a name becomes the files `apps/site/public/images/<name>-<width>.avif` and so on. */
export const GROUPS: Readonly<Record<string, Pictures>> = {
  gallery: screens(GALLERY),
  moved: screens(MOVED),
  positions: screens(POSITIONS),
  news: screens(NEWS),
  articles: screens(ARTICLES, PLATE),
  portraits: portraits(),
  lights: screens(LIGHTS),
  // The first screen of a phone is upright: a cut of it has a third of the bytes of what a phone would crop.
  upright: screens({
    'corridor-upright': { ...GALLERY.corridor, cut: { width: 556, position: 0.62 } },
    'corridor-light-upright': { ...LIGHTS['corridor-light'], cut: { width: 556, position: 0.62 } },
    'darkroom-upright': { ...GALLERY.darkroom, cut: { width: 1120, position: 0 } },
  }),
};

export const PICTURES: Pictures = Object.fromEntries(
  Object.values(GROUPS).flatMap((group) => Object.entries(group)),
);

/** Set full-bleed, where the grain must survive. */
export const HEROES: ReadonlySet<string> = new Set([
  'corridor',
  'darkroom',
  'doorway',
  'forest',
  'moor',
  'keyhole',
  'chapel',
]);
