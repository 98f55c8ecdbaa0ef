// Every picture of the product and how it is shot. What a shot leaves out stands in ../scenes.
import { GALLERY } from './gallery.ts';
import { KEY_ART } from './key-art.ts';
import { LIGHTS } from './lights.ts';
import { MOVED } from './moved.ts';
import { NEWS } from './news.ts';
import type { Motif, Picture } from './picture.ts';
import { portraits } from './portraits.ts';
import { POSITIONS } from './positions.ts';

const SCREEN = { width: 1920, height: 1080 };

type Pictures = Readonly<Record<string, Picture>>;

const screens = (motifs: Readonly<Record<string, Motif>>): Pictures =>
  Object.fromEntries(Object.entries(motifs).map(([name, motif]) => [name, { size: SCREEN, ...motif }]));

/** The pictures in groups; a name becomes the files `apps/site/public/images/<name>-<width>.avif` and so on. */
export const GROUPS: Readonly<Record<string, Pictures>> = {
  gallery: screens(GALLERY),
  moved: screens(MOVED),
  positions: screens(POSITIONS),
  news: screens(NEWS),
  portraits: portraits(),
  'key-art': KEY_ART,
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
  ...Object.keys(KEY_ART),
]);
