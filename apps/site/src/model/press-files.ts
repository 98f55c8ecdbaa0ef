import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { gallery } from '#content/gallery';
import { studio } from '#content/press';
import type { PictureStem } from '@gloam/ui';
import type { ContentImage, PictureName, Video } from '../../build/content/types.ts';
import { videos } from '#content/videos';
import wide from '../../content/pictures/key-art.json';
import square from '../../content/pictures/key-art-square.json';
import upright from '../../content/pictures/key-art-upright.json';

/** The logos, by what they are called in their files. */
export const LOGOS = ['wordmark', 'title', 'letter'] as const;

export type Logo = (typeof LOGOS)[number];

/** What a logo may stand on. */
export const GROUNDS = ['dark', 'light'] as const;

export type Ground = (typeof GROUNDS)[number];

/** Facts, words and logos in one language, as one file. */
export const kitArchive = (locale: Locale): string => `/press/fatal-press-kit-${languageTag(locale)}.zip`;

/** All pictures and logos as one file. */
export const PICTURES_ARCHIVE = '/press/fatal-pictures.zip';

/** All clips with their captions as one file. */
export const CLIPS_ARCHIVE = '/press/fatal-clips.zip';

/** A logo for a ground. */
export const logoFile = (logo: Logo, ground: Ground, ending: 'svg' | 'png'): string =>
  `/press/logos/fatal-${logo}-on-${ground}.${ending}`;

/** The key art in one shape: with the title of the game, and without. */
export interface KeyArt {
  /** Width to height, such as 16:9. */
  shape: string;
  picture: PictureStem;
  titled: string;
  plain: string;
}

/** The key art in the shapes that stores and papers ask for, the widest first. */
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

/** A picture of the game as it can be downloaded. */
export interface Screenshot extends ContentImage {
  name: PictureName;
  /** Its place in the gallery, from 1. */
  number: number;
  file: string;
}

/** Every picture of the gallery, in its order. */
export const screenshots: readonly Screenshot[] = gallery.map((image, index) => {
  const name = image.picture.path.replace(/^.*\//, '') as PictureName;
  const number = index + 1;
  const file = `/press/screenshots/fatal-${String(number).padStart(2, '0')}.jpg`;
  return { ...image, name, number, file };
});

/** Throws for a picture that the gallery has not. */
function screenshotOf(name: PictureName): Screenshot {
  const screenshot = screenshots.find((one) => one.name === name);
  if (!screenshot) throw new Error(`content/press names "${name}", which is not in the gallery.`);
  return screenshot;
}

/** Those that the press page shows, in the order that the studio gives them. */
export const shownScreenshots: readonly Screenshot[] = studio.shown.map(screenshotOf);

/** The files of a clip, best first; none of one that is played elsewhere. */
export const clipFiles = ({ source }: Video): string[] =>
  'files' in source ? source.files.map(({ src }) => src) : [];

/** The captions of a clip in a language, if it has such. */
export const clipCaptions = ({ captions }: Video, locale: Locale): string | undefined => captions?.[locale];

/** Everything that the press page lets anybody download, whatever the language. */
export const pressFiles = (): string[] => [
  ...LOCALES.map(kitArchive),
  PICTURES_ARCHIVE,
  CLIPS_ARCHIVE,
  ...LOGOS.flatMap((logo) =>
    GROUNDS.flatMap((ground) => [logoFile(logo, ground, 'svg'), logoFile(logo, ground, 'png')]),
  ),
  ...KEY_ART.flatMap(({ titled, plain }) => [titled, plain]),
  ...screenshots.map(({ file }) => file),
  ...videos.flatMap((video) => [
    ...clipFiles(video),
    ...LOCALES.flatMap((locale) => clipCaptions(video, locale) ?? []),
  ]),
];
