import { Picture, type PictureProps } from '@gloam/ui';
import { pictureOf } from '../model/pictures.ts';

type SitePictureProps = Omit<PictureProps, 'image' | 'upright'> & {
  /** Name under `public/images`. */
  name: string;
  /** Name of its cut for upright screens. Default none. */
  upright?: string;
};

/** A picture of the site by its name. */
export function SitePicture({ name, upright, ...rest }: SitePictureProps) {
  const images = { image: pictureOf(name), upright: upright === undefined ? undefined : pictureOf(upright) };
  return <Picture {...(rest as PictureProps)} {...images} />;
}
