import type { PictureImage } from '@gloam/ui';
import { pictureAt } from '../../model/pictures.ts';

const portraits = Object.values(
  import.meta.glob<PictureImage>('../../../content/pictures/portrait-*.json', {
    eager: true,
    import: 'default',
  }),
  // A blurred portrait of this size shows nothing, and two hundred of them are a tenth of the page.
).map((portrait): PictureImage => ({ ...portrait, placeholder: undefined }));

/** The portrait at a path that the API gave; `undefined` where it is none of ours. */
export const portraitAt = (path: string | null): PictureImage | undefined => pictureAt(path, portraits);
