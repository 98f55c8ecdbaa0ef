import { msg } from '@lingui/core/macro';
import type { ContentImage } from '../src/content/types.ts';

/** The pictures of the game in the order of the contact sheet; their anchors `#image-<n>` count from 1. */
export const gallery: readonly ContentImage[] = [
  {
    name: 'corridor',
    alt: msg({
      id: 'game.gallery.corridor',
      message:
        'A hospital corridor with a chequered floor; one side door is lit, and a figure in a long coat stands before it.',
    }),
  },
  {
    name: 'forest',
    alt: msg({
      id: 'game.gallery.forest',
      message:
        'A path through a forest at night; white light stands behind the trunks and a small figure before it.',
    }),
  },
  {
    name: 'basement',
    alt: msg({
      id: 'game.gallery.basement',
      message:
        'A flooded basement between pillars; one bare bulb, a chair in the water and the reflection of both.',
    }),
  },
  {
    name: 'doorway',
    alt: msg({
      id: 'game.gallery.doorway',
      message: 'A dark room; light from a half-open door falls on an empty chair and across the floor.',
    }),
  },
  {
    name: 'ward',
    alt: msg({
      id: 'game.gallery.ward',
      message: 'A long ward with empty beds; low sun through a row of windows draws bars on the floor.',
    }),
  },
  {
    name: 'moor',
    alt: msg({
      id: 'game.gallery.moor',
      message:
        'A moor at night; the lamp of a lighthouse turns above it, and a figure stands by the fence at its foot.',
    }),
  },
  {
    name: 'chapel',
    alt: msg({
      id: 'game.gallery.chapel',
      message:
        'A chapel at night; shafts of pale light cross the pews, and a figure stands in the aisle before one small lit window.',
    }),
  },
  {
    name: 'stairs',
    alt: msg({
      id: 'game.gallery.stairs',
      message: 'A staircase seen from its foot; a figure stands at the top, against the only light.',
    }),
  },
  {
    name: 'darkroom',
    alt: msg({
      id: 'game.gallery.darkroom',
      message: 'A photographer’s darkroom; a red safelight over three trays and a line of hanging prints.',
    }),
  },
  {
    name: 'keyhole',
    alt: msg({
      id: 'game.gallery.keyhole',
      message: 'A lock plate in the dark; light from the other side comes through the keyhole.',
    }),
  },
];
