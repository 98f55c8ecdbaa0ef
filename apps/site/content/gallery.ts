import { msg } from '@lingui/core/macro';
import type { ContentImage } from './types.ts';

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
    name: 'ward-window',
    alt: msg({
      id: 'game.gallery.ward-window',
      message:
        'A ward seen from its aisle; low sun comes through tall windows over iron beds and an empty wheelchair.',
    }),
  },
  {
    name: 'jetty',
    alt: msg({
      id: 'game.gallery.jetty',
      message:
        'A wooden jetty on a lake at night; a figure stands at its end under the only lamp, and the planks shine.',
    }),
  },
  {
    name: 'lift',
    alt: msg({
      id: 'game.gallery.lift',
      message:
        'A dark hotel landing; the lift stands lit behind its scissor gate, and the lattice lies as shadow on the carpet.',
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
    name: 'tunnel',
    alt: msg({
      id: 'game.gallery.tunnel',
      message:
        'A vaulted tunnel with water on its floor; daylight at the far grille, a lamp in the vault, and both in the water.',
    }),
  },
  {
    name: 'corridor-far',
    alt: msg({
      id: 'game.gallery.corridor-far',
      message:
        'A long dark corridor; the door at its end is open and bright, and a small figure walks towards it.',
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
    name: 'archive',
    alt: msg({
      id: 'game.gallery.archive',
      message: 'A narrow aisle between shelves of files; a bulb far in, and a figure against its light.',
    }),
  },
  {
    name: 'keyhole',
    alt: msg({
      id: 'game.gallery.keyhole',
      message: 'A lock plate in the dark; light from the other side comes through the keyhole.',
    }),
  },
  {
    name: 'forest-clearing',
    alt: msg({
      id: 'game.gallery.forest-clearing',
      message: 'The edge of a clearing seen from the ground; fog between the trunks, lit white from behind.',
    }),
  },
  {
    name: 'cinema',
    alt: msg({
      id: 'game.gallery.cinema',
      message: 'A cinema seen from its screen; the projector’s beam fans out over rows of empty seats.',
    }),
  },
  {
    name: 'doorway-figure',
    alt: msg({
      id: 'game.gallery.doorway-figure',
      message: 'A dark room with a chair; in the only doorway, against grey light, stands a figure.',
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
    name: 'lift-gate',
    alt: msg({
      id: 'game.gallery.lift-gate',
      message:
        'A lift with its gate half drawn; light fills the cabin, and someone stands inside with their back to us.',
    }),
  },
  {
    name: 'pool',
    alt: msg({
      id: 'game.gallery.pool',
      message:
        'An indoor pool without water; light from high windows falls across the tiles, and the far end stays dark.',
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
    name: 'jetty-boat',
    alt: msg({
      id: 'game.gallery.jetty-boat',
      message:
        'A jetty before dawn, its lamp just alight; a rowing boat lies beside the planks in grey mist.',
    }),
  },
  {
    name: 'archive-ladder',
    alt: msg({
      id: 'game.gallery.archive-ladder',
      message: 'A dark archive; light from the open door at its end runs along the floor past a step ladder.',
    }),
  },
  {
    name: 'chapel-candles',
    alt: msg({
      id: 'game.gallery.chapel-candles',
      message: 'The altar of a chapel; five candles light a bare cross, the columns and the first pews.',
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
    name: 'tunnel-boat',
    alt: msg({
      id: 'game.gallery.tunnel-boat',
      message: 'A flat boat in a flooded tunnel; one lamp in the vault lights the brick rings and the pipes.',
    }),
  },
  {
    name: 'moor-light',
    alt: msg({
      id: 'game.gallery.moor-light',
      message: 'The foot of a lighthouse at night; one window of the keeper’s hut is lit.',
    }),
  },
  {
    name: 'stairs-landing',
    alt: msg({
      id: 'game.gallery.stairs-landing',
      message: 'A staircase from the side; a lamp below draws the handrail as a shadow on peeling wallpaper.',
    }),
  },
  {
    name: 'cinema-row',
    alt: msg({
      id: 'game.gallery.cinema-row',
      message: 'Cinema rows seen from the side; the projector’s beam cuts through the dark above them.',
    }),
  },
  {
    name: 'corridor-torch',
    alt: msg({
      id: 'game.gallery.corridor-torch',
      message:
        'A corridor at night; a figure walks away with a torch, and its light shows the doors one by one.',
    }),
  },
];
