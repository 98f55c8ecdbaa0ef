import type { PictureStem } from '@gloam/ui';

const portraits = Object.values(
  import.meta.glob<PictureStem>('../../../content/pictures/portrait-*.json', {
    eager: true,
    import: 'default',
  }),
  // Placeholders are useless at this size, and two hundred of them are a tenth of the page.
).map((portrait): PictureStem => ({ ...portrait, placeholder: undefined }));

/** Returns the portrait at a path from the API, or `undefined` if it isn't in the content. */
export const portraitAt = (path: string | null): PictureStem | undefined =>
  portraits.find((portrait) => portrait.path === path);
