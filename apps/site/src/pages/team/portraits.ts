import type { PictureStem } from '@gloam/ui';

const portraits = Object.values(
  import.meta.glob<PictureStem>('../../../content/pictures/portrait-*.json', {
    eager: true,
    import: 'default',
  }),
  // A blurred portrait of this size shows nothing, and two hundred of them are a tenth of the page.
).map((portrait): PictureStem => ({ ...portrait, placeholder: undefined }));

/** The portrait at a path that the API gave; `undefined` where it is none of ours. */
export const portraitAt = (path: string | null): PictureStem | undefined =>
  portraits.find((portrait) => portrait.path === path);
