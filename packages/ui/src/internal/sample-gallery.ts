import type { LightboxImage, LightboxLabels } from '../lightbox/index.js';
import type { LightboxZoomLabels } from '../lightbox-zoom/index.js';
import { samplePictures } from './sample-pictures.js';

/** Pictures and words that the fixtures of gallery, lightbox and zoom share. */
export const sampleImages: readonly LightboxImage[] = [
  { image: samplePictures.corridor, alt: 'A corridor, lit from one side door.' },
  { image: samplePictures.forest, alt: 'A forest path, white light between the trunks.' },
  { image: samplePictures.basement, alt: 'A flooded basement under one bulb.' },
  { image: samplePictures.stairs, alt: 'A staircase, light at its head.' },
  { image: samplePictures.darkroom, alt: 'A darkroom under a red light.' },
  { image: samplePictures.clay, alt: 'A ward as a model of clay.' },
  { image: samplePictures.contour, alt: 'A corridor as a wireframe.' },
];

const longCaption =
  'Nächtlicher Nadelwald mit kaltem Gegenlicht zwischen den Stämmen; auf dem Weg eine von hinten gesehene Gestalt. 夜の森の小道。幹のあいだから白い光が差し、後ろ姿の人影が立っている。';

export const sampleImagesLong: readonly LightboxImage[] = sampleImages.map(({ image }) => ({
  image,
  alt: 'Ein nächtlicher Nadelwald, durch dessen Stämme ein kaltes Gegenlicht fällt.',
  caption: longCaption,
}));

export const sampleLabels: LightboxLabels = {
  dialog: 'Contact sheet',
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  position: ({ index, total }) => `Image ${String(index)} of ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Image ${String(index)} of ${String(total)}, ${description}`,
};

export const sampleLabelsLong: LightboxLabels = {
  dialog: 'Kontaktabzug der Spielszenenaufnahmen',
  close: 'Vergrößerte Ansicht schließen',
  previous: 'Vorhergehende Aufnahme',
  next: 'Nachfolgende Aufnahme',
  position: ({ index, total }) => `Aufnahme ${String(index)} von insgesamt ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Aufnahme ${String(index)} von insgesamt ${String(total)}: ${description}`,
};

export const sampleZoomLabels: LightboxZoomLabels = {
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  level: ({ percent }) => `${String(percent)}%`,
  reset: ({ percent }) => `${String(percent)}%, show the whole image`,
  announcement: ({ percent }) => `Zoom ${String(percent)}%`,
};
