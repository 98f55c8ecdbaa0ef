// Every picture of the product and how it is shot. What a shot leaves out stands in ../scenes.mjs.
import { GALLERY } from './gallery.mjs';
import { NEWS } from './news.mjs';
import { portraits } from './portraits.mjs';
import { POSITIONS } from './positions.mjs';

const SCREEN = { width: 1920, height: 1080 };

const screens = (shots) =>
  Object.fromEntries(Object.entries(shots).map(([name, shot]) => [name, { size: SCREEN, ...shot }]));

/** The pictures in groups; a name becomes the files `apps/site/public/images/<name>-<width>.avif` and so on. */
export const GROUPS = {
  gallery: screens(GALLERY),
  positions: screens(POSITIONS),
  news: screens(NEWS),
  portraits: portraits(),
  // The first screen of a phone is upright: a cut of it has a third of the bytes of what a phone would crop.
  upright: screens({ 'corridor-upright': { ...GALLERY.corridor, cut: { width: 556, position: 0.62 } } }),
};

export const PICTURES = Object.assign({}, ...Object.values(GROUPS));

/** Set full-bleed, where the grain must survive. */
export const HEROES = new Set(['corridor', 'darkroom', 'doorway', 'forest', 'moor', 'keyhole', 'chapel']);
