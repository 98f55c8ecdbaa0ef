import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/sample-pictures.js';
import { Picture } from './picture.js';

export const pictureFixtures = defineFixtures(Picture, {
  basic: {
    image: samplePictures.forest,
    alt: 'A figure on a forest path, white light between the trunks.',
    sizes: '(min-width: 48rem) 46vw, 92vw',
  },
  upright: {
    image: samplePictures.corridor,
    upright: samplePictures.corridorUpright,
    alt: 'A corridor, lit from one side door.',
    ratio: '9 / 16',
  },
  priority: {
    image: samplePictures.corridor,
    alt: 'A figure in a corridor, lit from a side door.',
    priority: true,
    develop: true,
  },
  develop: {
    image: samplePictures.basement,
    alt: 'A flooded basement under one bulb.',
    develop: true,
  },
  cropped: {
    image: samplePictures.stairs,
    alt: 'A staircase seen from below, light at its head.',
    ratio: '1 / 1',
    position: '60% 30%',
  },
  contained: {
    image: samplePictures.portrait,
    alt: 'A head against a lamp.',
    ratio: '16 / 9',
    fit: 'contain',
  },
  decorative: { image: samplePictures.darkroom, alt: '', decorative: true },
  longAlt: {
    // An address that holds no picture, and that nobody is asked for: what shows is the text.
    image: { ...samplePictures.forest, path: 'data:,', placeholder: undefined },
    alt: 'Ein nächtlicher Nadelwald, durch dessen Stämme ein kaltes Gegenlicht fällt, das eine von hinten gesehene Gestalt auf dem Weg umreißt.',
  },
});
