// What must not compile: checked by the compiler, since an unused `@ts-expect-error` is an error.
import { expect, it } from 'vitest';
import type { GalleryProps } from '../gallery/gallery.js';
import { sampleImages } from '../fixtures/samples/gallery.js';
import type { LightboxZoomProps } from '../lightbox-zoom/lightbox-zoom.js';
import type { LightboxProps } from './lightbox.js';
import { lightboxZoomLabels } from '../labels/en.js';
import { lightboxLabels } from '../labels/en.js';

const shared = { images: sampleImages, labels: lightboxLabels };
const onIndexChange = (index: number | null) => index;

export const right: LightboxProps[] = [
  shared,
  { ...shared, defaultIndex: 2 },
  { ...shared, defaultIndex: 2, onIndexChange },
  { ...shared, index: null, onIndexChange },
  { ...shared, zoom: () => null, history: false, anchor: 'still', wrap: false },
];

export const wrong: (LightboxProps | GalleryProps | LightboxZoomProps)[] = [];

// @ts-expect-error who holds the index has to hear what is asked for
wrong.push({ ...shared, index: 1 } satisfies LightboxProps);

// @ts-expect-error held by the parent or here, not both
wrong.push({ ...shared, index: 1, defaultIndex: 2, onIndexChange } satisfies LightboxProps);

// @ts-expect-error there are no words of its own
wrong.push({ images: sampleImages } satisfies LightboxProps);

const { announcement, ...withoutAnnouncement } = lightboxLabels;
// @ts-expect-error every label is needed
wrong.push({ ...shared, labels: withoutAnnouncement } satisfies LightboxProps);

// @ts-expect-error a position is worded with its numbers
wrong.push({ ...shared, labels: { ...lightboxLabels, position: 'Image' } } satisfies LightboxProps);

// @ts-expect-error a picture has a text that says what can be seen
wrong.push({ ...shared, images: sampleImages.map(({ alt, ...image }) => image) } satisfies LightboxProps);

// @ts-expect-error what opens and closes it is the index
wrong.push({ ...shared, open: true } satisfies LightboxProps);

// @ts-expect-error a gallery says which frame was selected
wrong.push({ ...shared } satisfies GalleryProps);

// @ts-expect-error a zoom stands in a stage
wrong.push({ labels: lightboxZoomLabels } satisfies LightboxZoomProps);

it('is held by the compiler', () => {
  expect(wrong).toHaveLength(9);
  expect(announcement).toBeTypeOf('function');
});
