import type { Shot } from '../scenes/index.ts';
import { GALLERY } from './gallery.ts';

/** Returns a plate of light alone, without grain and with true black, so that it adds nothing where its lamp does not reach. */
const plate = ({ look, ...shot }: Shot, passes = 12): Shot => ({
  ...shot,
  passes,
  trace: undefined,
  ambient: 0,
  look: { ...look, uGrain: 0, uToe: 0 },
});

/** Lamps of pictures, to lay over them as light. Black where the lamp does not reach. */
export const LIGHTS = {
  'corridor-light': plate({ ...GALLERY.corridor, lamps: [0, 2.4, 0], sky: 0 }, 6),
  'darkroom-light': plate({ ...GALLERY.darkroom, lamps: [1.1, 1.4] }, 6),
  // Opens the door, so that its leaf does not hide half of the light.
  'doorway-light': plate({ ...GALLERY.doorway, lamps: [1.5, 0], moved: { 'l.xz=R(.95)': 'l.xz=R(1.4)' } }),
  'moor-light': plate({ ...GALLERY.moor, lamps: [4.2, 4.2], sky: 0 }),
} satisfies Record<string, Shot>;
