import { createElement, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import type { PictureImage, PictureSource } from './picture.logic.js';

/** Attributes of the `<img>` that a picture renders. */
export interface RenderedImage {
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
  alt: string;
  width: number;
  height: number;
  loading: 'eager' | 'lazy';
  fetchPriority: 'high' | undefined;
  decoding: 'async' | undefined;
  /** Must be set on the `<img>`, so that it fills its box. */
  className: string;
  /** Placeholder, fit and position. */
  style: CSSProperties;
}

/** Renders the `<img>` of a picture: a function, or a component such as that of `next/image`. */
export type RenderImage = (image: RenderedImage) => ReactNode;

interface PictureLook {
  /**
   * The same view cropped for portrait screens, used if the viewport's aspect ratio is 9:16 or narrower.
   * @default none
   */
  upright?: PictureImage;
  /** The `sizes` attribute. @default '100vw' */
  sizes?: string;
  /**
   * Whether the picture is the page's largest contentful paint: it loads eagerly, with high priority, and is never
   * faded in.
   * @default false
   */
  priority?: boolean;
  /** Whether the picture fades in from dark when it first scrolls into view. @default false */
  develop?: boolean;
  /** Fit of the picture in its box, as `object-fit`. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Part that stays visible when the box crops it, as `object-position`. @default '50% 50%' */
  position?: string;
  /** Aspect ratio of the box, such as `16 / 10`. @default the picture's own */
  ratio?: string;
  /** Renders the `<img>` with the given attributes. @default a plain `<img>` */
  renderImage?: RenderImage;
}

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> &
  PictureImage &
  PictureLook &
  (
    | {
        /** Alternative text. */
        alt: string;
        decorative?: false;
      }
    | {
        /** Empty, because the text next to the picture describes it. */
        alt: '';
        /** Whether the picture is decorative; required if `alt` is empty. @default false */
        decorative: true;
      }
  );

const UPRIGHT = '(max-aspect-ratio: 9/16)';

const uprightSources = ({ src, srcSet = src, sources = [{ srcSet }] }: PictureImage) =>
  sources.map((source) => ({ ...source, media: UPRIGHT }));

/**
 * A responsive picture that reserves its space while it loads, in the best format that the browser supports. State:
 * `data-develop`, `data-priority`.
 */
export function Picture({
  src,
  srcSet,
  sources = [],
  width,
  height,
  placeholder,
  full: _full,
  upright,
  alt,
  decorative = false,
  sizes = '100vw',
  priority = false,
  develop = false,
  fit = 'cover',
  position,
  ratio,
  renderImage,
  className,
  style,
  ...rest
}: PictureProps) {
  if (alt === '' && !decorative) {
    throw new Error(`Gloam: Picture "${src}" has an empty alt. Describe it, or mark it decorative.`);
  }
  const image: RenderedImage = {
    className: 'gloam-picture-image',
    alt,
    width,
    height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: priority ? undefined : 'async',
    srcSet,
    // `sizes` has no effect without `srcSet`, but a custom renderer may create its own.
    sizes: srcSet || renderImage ? sizes : undefined,
    src,
    style: {
      backgroundImage: placeholder && `url("${placeholder}")`,
      backgroundSize: fit,
      backgroundPosition: position,
      objectFit: fit,
      objectPosition: position,
    },
  };
  const source = ({ media, type, srcSet }: PictureSource, key: number) => (
    <source key={key} media={media} type={type} srcSet={srcSet} sizes={sizes} />
  );
  return (
    <picture
      {...rest}
      className={classNames('gloam-picture', className)}
      style={{ aspectRatio: ratio, ...style }}
      data-develop={develop || undefined}
      data-priority={priority || undefined}
    >
      {upright && uprightSources(upright).map(source)}
      {sources.map(source)}
      {renderImage ? drawnBy(renderImage, image) : <img {...image} alt={alt} />}
    </picture>
  );
}

/** Renders components as elements: on the server, a client component is a reference that can't be called. */
function drawnBy(renderImage: RenderImage, image: RenderedImage): ReactNode {
  return '$$typeof' in renderImage ? createElement(renderImage, image) : renderImage(image);
}

export { fromStem, type PictureImage, type PictureSource, type PictureStem } from './picture.logic.js';
