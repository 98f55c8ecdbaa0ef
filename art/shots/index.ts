// Every picture of the product and how it is shot. What a shot leaves out stands in ../scenes.
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
/** As wide as a frame inside a text is ever drawn, at two pixels to one on most screens. */
const PLATE = { width: 1440, height: 810 };

type Pictures = Readonly<Record<string, Picture>>;

const screens = (motifs: Readonly<Record<string, Motif>>, size = SCREEN): Pictures =>
  Object.fromEntries(Object.entries(motifs).map(([name, motif]) => [name, { size, ...motif }]));

/** The first screen of a phone is upright: a cut of a picture has a third of the bytes of what a phone would crop. */
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

/** As wide as a phone's screen of 390 px with three to one. */
const PHONE = 1170;

/** The same part of a frame, traced for itself: a narrow cut has too few pixels, and its person melts. */
const tall = (name: keyof typeof UPRIGHT, end: string, whole: Shot) => {
  const { width, position } = UPRIGHT[name];
  const { height } = SCREEN;
  const x = Math.round((SCREEN.width - width) * position);
  const { shift } = within(shotOf(whole), SCREEN, { x, y: 0, width, height });
  const size = { width: PHONE, height: Math.round((PHONE * height) / width) };
  // The vignette is of the frame, of which this is not the edge.
  return { [`${name}${end}`]: { ...whole, size, shift, look: { ...whole.look, uVig: 0.4 } } };
};

const lights = screens({
  ...LIGHTS,
  ...tall('corridor', '-light-upright', LIGHTS['corridor-light']),
  ...upright('darkroom', '-light-upright', LIGHTS['darkroom-light']),
  // Bloom is about as wide as in the plate of the whole frame.
  ...tall('doorway', '-light-upright', { ...LIGHTS['doorway-light'], trace: 0.7 }),
});

/** Light that is laid over pictures, which need not be bright by itself. */
export const LAMPS: ReadonlySet<string> = new Set(Object.keys(lights));

/** The pictures in groups; a name becomes the files `apps/site/public/images/<name>-<width>.avif` and so on. */
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
    ...upright('keyhole', '-upright', GALLERY.keyhole),
  }),
};

export const PICTURES: Pictures = Object.fromEntries(
  Object.values(GROUPS).flatMap((group) => Object.entries(group)),
);

/** Set full-bleed, where the grain must survive, and so traced at full size; and what is laid over one of them to be compared. Not the phones' own. */
export const HEROES: ReadonlySet<string> = new Set([
  ...Object.entries(PICTURES)
    .filter(([, picture]) => 'trace' in picture && picture.trace === 1 && !picture.cut && picture.size === SCREEN)
    .map(([name]) => name),
  ...Object.keys(KEY_ART),
]);
