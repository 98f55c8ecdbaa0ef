// Shots of all pictures of the product. Their defaults are in ../scenes.
import { ARTICLES } from './articles.ts';
import { within } from '../frame-of-her.ts';
import { shotOf, type Shot } from '../scenes/index.ts';
import { GALLERY } from './gallery.ts';
import { KEY_ART } from './key-art.ts';
import { LIGHTS } from './lights.ts';
import { MOVED } from './moved.ts';
import { NEWS } from './news.ts';
import type { Motif, Picture } from './picture.ts';
import { portraits } from './portraits.ts';
import { POSITIONS } from './positions.ts';

const SCREEN = { width: 1920, height: 1080 };
/** Largest size of a frame inside a text, at two device pixels per CSS pixel on most screens. */
const PLATE = { width: 1440, height: 810 };

type Pictures = Readonly<Record<string, Picture>>;

const screens = (motifs: Readonly<Record<string, Motif>>, size = SCREEN): Pictures =>
  Object.fromEntries(Object.entries(motifs).map(([name, motif]) => [name, { size, ...motif }]));

/** Cuts for the upright first screen of a phone. A cut has a third of the bytes of the picture that the phone would crop. */
const UPRIGHT = {
  corridor: { width: 556, position: 0.62 },
  darkroom: { width: 1120, position: 0 },
  doorway: { width: 820, position: 0.68 },
  forest: { width: 860, position: 0.38 },
  keyhole: { width: 1200, position: 0.56 },
};

const upright = (name: keyof typeof UPRIGHT, end: string, whole: Shot) => ({
  [`${name}${end}`]: { ...whole, cut: UPRIGHT[name] },
});

/** Width of a 390 px phone screen at three device pixels per CSS pixel. */
const PHONE = 1170;

/** Returns the same part of a frame as a separate shot. A narrow crop has too few pixels for the person in it. */
const tall = (name: keyof typeof UPRIGHT, end: string, whole: Shot) => {
  const { width, position } = UPRIGHT[name];
  const { height } = SCREEN;
  const x = Math.round((SCREEN.width - width) * position);
  const { shift } = within(shotOf(whole), SCREEN, { x, y: 0, width, height });
  const size = { width: PHONE, height: Math.round((PHONE * height) / width) };
  // The vignette belongs to the whole frame, and this part doesn't end at the frame's edge.
  return { [`${name}${end}`]: { ...whole, size, shift, look: { ...whole.look, uVig: 0.4 } } };
};

const lights = screens({
  ...LIGHTS,
  ...tall('corridor', '-light-upright', LIGHTS['corridor-light']),
  ...upright('darkroom', '-light-upright', LIGHTS['darkroom-light']),
  // Makes the bloom about as wide as in the plate of the whole frame.
  ...tall('doorway', '-light-upright', { ...LIGHTS['doorway-light'], trace: 0.7 }),
});

/** Pictures of light that is laid over others. They are exempt from the check for dark prints. */
export const LAMPS: ReadonlySet<string> = new Set(Object.keys(lights));

/** Pictures by group. A name becomes the files `apps/site/public/images/<name>-<width>.avif` and so on. */
export const GROUPS: Readonly<Record<string, Pictures>> = {
  gallery: screens(GALLERY),
  moved: screens(MOVED),
  positions: screens(POSITIONS),
  news: screens(NEWS),
  articles: screens(ARTICLES, PLATE),
  portraits: portraits(),
  'key-art': KEY_ART,
  lights,
  upright: screens({
    ...tall('corridor', '-upright', GALLERY.corridor),
    ...upright('darkroom', '-upright', GALLERY.darkroom),
    ...tall('doorway', '-upright', GALLERY.doorway),
    ...upright('forest', '-upright', GALLERY.forest),
    ...upright('forest', '-now-upright', MOVED['forest-now']),
    ...upright('keyhole', '-upright', GALLERY.keyhole),
  }),
};

export const PICTURES: Pictures = Object.fromEntries(
  Object.values(GROUPS).flatMap((group) => Object.entries(group)),
);

/** Full-bleed pictures, traced at full size so that their grain survives, and those laid over them for comparison. Without cuts for phones. */
export const HEROES: ReadonlySet<string> = new Set([
  ...Object.entries(PICTURES)
    .filter(([, picture]) => 'trace' in picture && picture.trace === 1 && !picture.cut && picture.size === SCREEN)
    .map(([name]) => name),
  ...Object.keys(KEY_ART),
]);
