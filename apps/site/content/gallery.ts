import { msg } from '@lingui/core/macro';
import type { ContentImage } from './types.ts';
import archive from './pictures/archive.json';
import archiveLadder from './pictures/archive-ladder.json';
import basement from './pictures/basement.json';
import chapel from './pictures/chapel.json';
import chapelCandles from './pictures/chapel-candles.json';
import cinema from './pictures/cinema.json';
import cinemaRow from './pictures/cinema-row.json';
import corridor from './pictures/corridor.json';
import corridorFar from './pictures/corridor-far.json';
import corridorTorch from './pictures/corridor-torch.json';
import darkroom from './pictures/darkroom.json';
import doorway from './pictures/doorway.json';
import doorwayFigure from './pictures/doorway-figure.json';
import forest from './pictures/forest.json';
import forestClearing from './pictures/forest-clearing.json';
import jetty from './pictures/jetty.json';
import jettyBoat from './pictures/jetty-boat.json';
import keyhole from './pictures/keyhole.json';
import lift from './pictures/lift.json';
import liftGate from './pictures/lift-gate.json';
import moor from './pictures/moor.json';
import moorLight from './pictures/moor-light.json';
import pool from './pictures/pool.json';
import stairs from './pictures/stairs.json';
import stairsLanding from './pictures/stairs-landing.json';
import tunnel from './pictures/tunnel.json';
import tunnelBoat from './pictures/tunnel-boat.json';
import ward from './pictures/ward.json';
import wardWindow from './pictures/ward-window.json';

/** The pictures of the game in the order of the contact sheet; their anchors `#image-<n>` count from 1. */
export const gallery: readonly ContentImage[] = [
  {
    picture: corridor,
    alt: msg({
      id: 'game.gallery.corridor',
      message:
        'A hospital corridor with a chequered floor; one side door is lit, and a figure in a long coat stands before it.',
    }),
  },
  {
    picture: forest,
    alt: msg({
      id: 'game.gallery.forest',
      message:
        'A path through a forest at night; white light stands behind the trunks and a small figure before it.',
    }),
  },
  {
    picture: basement,
    alt: msg({
      id: 'game.gallery.basement',
      message:
        'A flooded basement between pillars; one bare bulb, a chair in the water and the reflection of both.',
    }),
  },
  {
    picture: doorway,
    alt: msg({
      id: 'game.gallery.doorway',
      message: 'A dark room; light from a half-open door falls on an empty chair and across the floor.',
    }),
  },
  {
    picture: wardWindow,
    alt: msg({
      id: 'game.gallery.ward-window',
      message:
        'A ward seen from its aisle; low sun comes through tall windows over iron beds and an empty wheelchair.',
    }),
  },
  {
    picture: jetty,
    alt: msg({
      id: 'game.gallery.jetty',
      message:
        'A wooden jetty on a lake at night; a figure stands at its end under the only lamp, and the planks shine.',
    }),
  },
  {
    picture: lift,
    alt: msg({
      id: 'game.gallery.lift',
      message:
        'A dark hotel landing; the lift stands lit behind its scissor gate, and the lattice lies as shadow on the carpet.',
    }),
  },
  {
    picture: chapel,
    alt: msg({
      id: 'game.gallery.chapel',
      message:
        'A chapel at night; shafts of pale light cross the pews, and a figure stands in the aisle before one small lit window.',
    }),
  },
  {
    picture: tunnel,
    alt: msg({
      id: 'game.gallery.tunnel',
      message:
        'A vaulted tunnel with water on its floor; daylight at the far grille, a lamp in the vault, and both in the water.',
    }),
  },
  {
    picture: corridorFar,
    alt: msg({
      id: 'game.gallery.corridor-far',
      message:
        'A long dark corridor; the door at its end is open and bright, and a small figure walks towards it.',
    }),
  },
  {
    picture: moor,
    alt: msg({
      id: 'game.gallery.moor',
      message:
        'A moor at night; the lamp of a lighthouse turns above it, and a figure stands by the fence at its foot.',
    }),
  },
  {
    picture: archive,
    alt: msg({
      id: 'game.gallery.archive',
      message: 'A narrow aisle between shelves of files; a bulb far in, and a figure against its light.',
    }),
  },
  {
    picture: keyhole,
    alt: msg({
      id: 'game.gallery.keyhole',
      message: 'A lock plate in the dark; light from the other side comes through the keyhole.',
    }),
  },
  {
    picture: forestClearing,
    alt: msg({
      id: 'game.gallery.forest-clearing',
      message: 'The edge of a clearing seen from the ground; fog between the trunks, lit white from behind.',
    }),
  },
  {
    picture: cinema,
    alt: msg({
      id: 'game.gallery.cinema',
      message: 'A cinema seen from its screen; the projector’s beam fans out over rows of empty seats.',
    }),
  },
  {
    picture: doorwayFigure,
    alt: msg({
      id: 'game.gallery.doorway-figure',
      message: 'A dark room with a chair; in the only doorway, against grey light, stands a figure.',
    }),
  },
  {
    picture: ward,
    alt: msg({
      id: 'game.gallery.ward',
      message: 'A long ward with empty beds; low sun through a row of windows draws bars on the floor.',
    }),
  },
  {
    picture: liftGate,
    alt: msg({
      id: 'game.gallery.lift-gate',
      message:
        'A lift with its gate half drawn; light fills the cabin, and someone stands inside with their back to us.',
    }),
  },
  {
    picture: pool,
    alt: msg({
      id: 'game.gallery.pool',
      message:
        'An indoor pool without water; light from high windows falls across the tiles, and the far end stays dark.',
    }),
  },
  {
    picture: stairs,
    alt: msg({
      id: 'game.gallery.stairs',
      message: 'A staircase seen from its foot; a figure stands at the top, against the only light.',
    }),
  },
  {
    picture: jettyBoat,
    alt: msg({
      id: 'game.gallery.jetty-boat',
      message:
        'A jetty before dawn, its lamp just alight; a rowing boat lies beside the planks in grey mist.',
    }),
  },
  {
    picture: archiveLadder,
    alt: msg({
      id: 'game.gallery.archive-ladder',
      message: 'A dark archive; light from the open door at its end runs along the floor past a step ladder.',
    }),
  },
  {
    picture: chapelCandles,
    alt: msg({
      id: 'game.gallery.chapel-candles',
      message: 'The altar of a chapel; five candles light a bare cross, the columns and the first pews.',
    }),
  },
  {
    picture: darkroom,
    alt: msg({
      id: 'game.gallery.darkroom',
      message: 'A photographer’s darkroom; a red safelight over three trays and a line of hanging prints.',
    }),
  },
  {
    picture: tunnelBoat,
    alt: msg({
      id: 'game.gallery.tunnel-boat',
      message: 'A flat boat in a flooded tunnel; one lamp in the vault lights the brick rings and the pipes.',
    }),
  },
  {
    picture: moorLight,
    alt: msg({
      id: 'game.gallery.moor-light',
      message: 'The foot of a lighthouse at night; one window of the keeper’s hut is lit.',
    }),
  },
  {
    picture: stairsLanding,
    alt: msg({
      id: 'game.gallery.stairs-landing',
      message: 'A staircase from the side; a lamp below draws the handrail as a shadow on peeling wallpaper.',
    }),
  },
  {
    picture: cinemaRow,
    alt: msg({
      id: 'game.gallery.cinema-row',
      message: 'Cinema rows seen from the side; the projector’s beam cuts through the dark above them.',
    }),
  },
  {
    picture: corridorTorch,
    alt: msg({
      id: 'game.gallery.corridor-torch',
      message:
        'A corridor at night; a figure walks away with a torch, and its light shows the doors one by one.',
    }),
  },
];
