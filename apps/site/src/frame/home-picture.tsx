import { Picture, type PictureProps } from '@gloam/ui';
import corridor from '../../content/pictures/corridor.json';
import corridorUpright from '../../content/pictures/corridor-upright.json';

/** The picture that home opens with; the gate fetches the same file while a visitor is at it. */
export function HomePicture(props: Pick<PictureProps, 'className'> & { alt: string }) {
  const meaning = props.alt === '' ? { alt: '' as const, decorative: true as const } : { alt: props.alt };
  return (
    <Picture
      image={corridor}
      upright={corridorUpright}
      sizes="(max-width: 48rem) 240vw, 100vw"
      priority
      {...props}
      {...meaning}
    />
  );
}
