import { Picture, type PictureProps } from '@gloam/ui';
import { pictureOf } from '../content/pictures.ts';

type SitePictureProps = Omit<PictureProps, 'image'> & {
  /** Name under `public/images`. */
  name: string;
};

/** A picture of the site by its name. */
export function SitePicture({ name, ...rest }: SitePictureProps) {
  return <Picture {...(rest as PictureProps)} image={pictureOf(name)} />;
}
