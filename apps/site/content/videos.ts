import { languageTag, LOCALES } from '@fatal/contracts';
import { msg } from '@lingui/core/macro';
import type { Video } from './types.ts';
import doorway from './pictures/doorway.json';
import tunnel from './pictures/tunnel.json';
import ward from './pictures/ward.json';

const files = (name: string) => [
  { src: `/videos/${name}.webm`, type: 'video/webm' },
  { src: `/videos/${name}.mp4`, type: 'video/mp4' },
];

const captions = (name: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `/videos/${name}.${languageTag(locale)}.vtt`]));

/** The clips of the home page; the first is the trailer of the hero. */
export const videos: readonly [Video, ...Video[]] = [
  {
    id: 'teaser',
    title: msg({ id: 'video.teaser.title', message: 'Teaser' }),
    description: msg({
      id: 'video.teaser.description',
      message: 'Five places, each with one light. Nobody speaks.',
    }),
    duration: 18,
    poster: {
      picture: doorway,
      alt: msg({
        id: 'video.teaser.alt',
        message: 'A dark room, a half-open door with light behind it, an empty chair.',
      }),
    },
    still: ward,
    source: { files: files('teaser') },
    captions: captions('teaser'),
  },
  {
    id: 'gameplay',
    title: msg({ id: 'video.gameplay.title', message: 'Gameplay trailer' }),
    description: msg({
      id: 'video.gameplay.description',
      message: 'From the tunnel to the darkroom, at walking pace.',
    }),
    duration: 32,
    poster: {
      picture: tunnel,
      alt: msg({
        id: 'video.gameplay.alt',
        message:
          'A vaulted tunnel with water on its floor; daylight at the far grille, a lamp in the vault, and both in the water.',
      }),
    },
    source: { files: files('gameplay') },
    captions: captions('gameplay'),
  },
];
