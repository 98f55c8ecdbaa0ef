import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';
import { fallbackSource, sourceSet, type PictureImage } from './picture.logic.js';

interface PictureLook {
  /** The files, their natural size and the placeholder. */
  image: PictureImage;
  /** The same view cut for upright screens, shown where the viewport is 9:16 or narrower. Default none. */
  upright?: PictureImage;
  /** How wide it is drawn, as the `sizes` attribute. Default `100vw`. */
  sizes?: string;
  /** The picture decides the largest paint: loaded at once and first, never faded in. Default `false`. */
  priority?: boolean;
  /** Develops out of the dark once when it comes into view. Default `false`. */
  develop?: boolean;
  /** How the picture fills its box. Default `cover`. */
  fit?: 'cover' | 'contain';
  /** Which part stays visible when the box crops it, as `object-position`. Default `50% 50%`. */
  position?: string;
  /** Shape of the box, as `aspect-ratio`, such as `16 / 10`. Default: the natural shape. */
  ratio?: string;
}

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> &
  PictureLook &
  (
    | {
        /** Says what can be seen. */
        alt: string;
        decorative?: false;
      }
    | {
        /** Empty: what can be seen is said beside it. */
        alt: '';
        /** The picture adds nothing to the text beside it; only then may `alt` be empty. Default `false`. */
        decorative: true;
      }
  );

const UPRIGHT = '(max-aspect-ratio: 9/16)';

/**
 * A responsive picture that keeps its place while it loads. AVIF first, then WebP, then PNG.
 * State: `data-develop`, `data-priority`.
 */
export function Picture({
  image,
  upright,
  alt,
  decorative = false,
  sizes = '100vw',
  priority = false,
  develop = false,
  fit = 'cover',
  position,
  ratio,
  className,
  style,
  ...rest
}: PictureProps) {
  if (alt === '' && !decorative) {
    throw new Error(`Gloam: Picture "${image.path}" has an empty alt. Describe it, or mark it decorative.`);
  }
  const box: CSSProperties = { aspectRatio: ratio, ...style };
  return (
    <picture
      {...rest}
      className={classNames('gloam-picture', className)}
      style={box}
      data-develop={develop || undefined}
      data-priority={priority || undefined}
    >
      {upright && (
        <>
          <source media={UPRIGHT} type="image/avif" srcSet={sourceSet(upright, 'avif')} sizes={sizes} />
          <source media={UPRIGHT} type="image/webp" srcSet={sourceSet(upright, 'webp')} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
      <img
        className="gloam-picture-image"
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        src={fallbackSource(image)}
        style={{
          backgroundImage: image.placeholder && `url("${image.placeholder}")`,
          backgroundSize: fit,
          backgroundPosition: position,
          objectFit: fit,
          objectPosition: position,
        }}
      />
    </picture>
  );
}
