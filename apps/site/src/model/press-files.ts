import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { gallery } from '#content/gallery';
import { studio } from '#content/press';
import type { PictureStem } from '@gloam/ui';
import type { ContentImage, PictureName, Video } from '../../build/content/types.ts';
import { videos } from '#content/videos';
import forest from '../../content/pictures/forest.json';
import forestNow from '../../content/pictures/forest-now.json';
import wide from '../../content/pictures/key-art.json';
import square from '../../content/pictures/key-art-square.json';
import upright from '../../content/pictures/key-art-upright.json';

/** Names of the logos in their file names. */
export const LOGOS = ['wordmark', 'title', 'letter'] as const;

export type Logo = (typeof LOGOS)[number];

/** Backgrounds that logos are available for. */
export const GROUNDS = ['dark', 'light'] as const;

export type Ground = (typeof GROUNDS)[number];

/** Path of the archive with facts, texts and logos in one language. */
export const kitArchive = (locale: Locale): string => `/press/fatal-press-kit-${languageTag(locale)}.zip`;

/** Path of the archive with all pictures and logos. */
export const PICTURES_ARCHIVE = '/press/fatal-pictures.zip';

/** Path of the archive with all clips and captions. */
export const CLIPS_ARCHIVE = '/press/fatal-clips.zip';

/** Path of a logo for a background. */
export const logoFile = (logo: Logo, ground: Ground, ending: 'svg' | 'png'): string =>
  `/press/logos/fatal-${logo}-on-${ground}.${ending}`;

/** Key art in one aspect ratio, with and without the game's title. */
export interface KeyArt {
  /** Aspect ratio, such as 16:9. */
  shape: string;
  picture: PictureStem;
  titled: string;
  plain: string;
}

/** Key art in the aspect ratios that stores and the press need, widest first. */
export const KEY_ART: readonly [KeyArt, ...KeyArt[]] = [
  {
    shape: '16:9',
    picture: wide,
    titled: '/press/key-art/fatal-key-art.jpg',
    plain: '/press/key-art/fatal-key-art-without-title.jpg',
  },
  {
    shape: '2:3',
    picture: upright,
    titled: '/press/key-art/fatal-key-art-upright.jpg',
    plain: '/press/key-art/fatal-key-art-upright-without-title.jpg',
  },
  {
    shape: '1:1',
    picture: square,
    titled: '/press/key-art/fatal-key-art-square.jpg',
    plain: '/press/key-art/fatal-key-art-square-without-title.jpg',
  },
];

/** Still of the forest in which the visitor carries the light on the game page. */
export interface LightStill {
  picture: PictureStem;
  /** Centre of the light, as fractions of the picture's width and height. */
  light: readonly [x: number, y: number];
  file: string;
}

/** The light on the figure, the light on the trees, and the light on the figure again, which has moved. */
export const LIGHT_STILLS = [
  { picture: forest, light: [0.335, 0.64], file: '/press/light/fatal-light-1.jpg' },
  { picture: forestNow, light: [0.78, 0.6], file: '/press/light/fatal-light-2.jpg' },
  { picture: forestNow, light: [0.44, 0.72], file: '/press/light/fatal-light-3.jpg' },
] as const satisfies readonly LightStill[];

/** Downloadable screenshot of the game. */
export interface Screenshot extends ContentImage {
  name: PictureName;
  /** Position in the gallery, from 1. */
  number: number;
  file: string;
}

/** All pictures of the gallery, in order. */
export const screenshots: readonly Screenshot[] = gallery.map((image, index) => {
  const name = image.picture.path.replace(/^.*\//, '') as PictureName;
  const number = index + 1;
  const file = `/press/screenshots/fatal-${String(number).padStart(2, '0')}.jpg`;
  return { ...image, name, number, file };
});

/** Returns a screenshot by name. Throws if it isn't in the gallery. */
function screenshotOf(name: PictureName): Screenshot {
  const screenshot = screenshots.find((one) => one.name === name);
  if (!screenshot) throw new Error(`content/press names "${name}", which is not in the gallery.`);
  return screenshot;
}

/** Screenshots on the press page, in the order of `content/press`. */
export const shownScreenshots: readonly Screenshot[] = studio.shown.map(screenshotOf);

/** Returns the files of a clip, best quality first. An embedded clip has none. */
export const clipFiles = ({ source }: Video): string[] =>
  'files' in source ? source.files.map(({ src }) => src) : [];

/** Returns the captions of a clip in a language, if any. */
export const clipCaptions = ({ captions }: Video, locale: Locale): string | undefined => captions?.[locale];

/** Returns the paths of all downloads on the press page, in all languages. */
export const pressFiles = (): string[] => [
  ...LOCALES.map(kitArchive),
  PICTURES_ARCHIVE,
  CLIPS_ARCHIVE,
  ...LOGOS.flatMap((logo) =>
    GROUNDS.flatMap((ground) => [logoFile(logo, ground, 'svg'), logoFile(logo, ground, 'png')]),
  ),
  ...KEY_ART.flatMap(({ titled, plain }) => [titled, plain]),
  ...LIGHT_STILLS.map(({ file }) => file),
  ...screenshots.map(({ file }) => file),
  ...videos.flatMap((video) => [
    ...clipFiles(video),
    ...LOCALES.flatMap((locale) => clipCaptions(video, locale) ?? []),
  ]),
];
