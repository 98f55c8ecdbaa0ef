import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture } from './picture.js';

export const pictureFixtures = defineFixtures(Picture, {
  basic: {
    ...samplePictures.forest,
    alt: 'A figure on a forest path, white light between the trunks.',
    sizes: '(min-width: 48rem) 46vw, 92vw',
  },
  upright: {
    ...samplePictures.corridor,
    upright: samplePictures.corridorUpright,
    alt: 'A corridor, lit from one side door.',
    ratio: '9 / 16',
  },
  priority: {
    ...samplePictures.corridor,
    alt: 'A figure in a corridor, lit from a side door.',
    priority: true,
    develop: true,
  },
  develop: {
    ...samplePictures.basement,
    alt: 'A flooded basement under one bulb.',
    develop: true,
  },
  cropped: {
    ...samplePictures.stairs,
    alt: 'A stairwell seen from above, one bulb between its flights.',
    ratio: '1 / 1',
    position: '60% 30%',
  },
  contained: {
    ...samplePictures.portrait,
    alt: 'A head against a lamp.',
    ratio: '16 / 9',
    fit: 'contain',
  },
  decorative: { ...samplePictures.darkroom, alt: '', decorative: true },
  longAlt: {
    // An address that holds no picture, and that nobody is asked for: what shows is the text.
    src: 'data:,',
    width: 1920,
    height: 1080,
    alt: 'Ein nächtlicher Nadelwald, durch dessen Stämme ein kaltes Gegenlicht fällt, das eine von hinten gesehene Gestalt auf dem Weg umreißt.',
  },
});
