'use client';

// Functions cannot cross from the server; a reference to them in a module of the client's can.
import type { GalleryLabels } from '@gloam/ui';

export const galleryLabels: GalleryLabels = {
  dialog: 'Stills',
  close: 'Close',
  previous: 'Previous still',
  next: 'Next still',
  selected: 'Selected',
  position: ({ index, total }) => `Still ${String(index)} of ${String(total)}`,
  announcement: ({ index, total, description }) =>
    `Still ${String(index)} of ${String(total)}, ${description}`,
};
