import { GALLERY } from './gallery.ts';
import type { Shot } from '../scenes/index.ts';

/** One lamp of a picture alone, to be laid over it as light: black wherever that lamp does not reach. */
export const LIGHTS = {
  'corridor-light': { ...GALLERY.corridor, lamps: [0, 2.4, 0], ambient: 0, sky: 0, passes: 4 },
} satisfies Record<string, Shot>;
