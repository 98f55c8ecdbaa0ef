import type { Shot } from '../scenes/index.ts';
import type { Size } from './picture.ts';

/** The protagonist and the light that answers hers, for stores and the press. Each shape has its own framing, with room for the title. */
export const KEY_ART = {
  'key-art': {
    scene: 'answer',
    size: { width: 1920, height: 1080 },
    passes: 6,
    eye: [0.5, 1, -1.3],
    lens: 1.2,
    shift: [-0.32, 0.11],
  },
  'key-art-upright': {
    scene: 'answer',
    size: { width: 1080, height: 1620 },
    passes: 6,
    eye: [0.5, 0.95, -1.5],
    lens: 1.12,
    shift: [-0.06, 0.19],
  },
  'key-art-square': {
    scene: 'answer',
    size: { width: 1280, height: 1280 },
    passes: 6,
    eye: [0.5, 0.95, -1.4],
    lens: 1.1,
    shift: [-0.27, 0.14],
  },
} satisfies Record<string, Shot & { size: Size }>;
