import { createElement, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import type { PictureImage, PictureSource } from './picture.logic.js';

/** The attributes of the `<img>` that a picture draws. */
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
  /** Has to reach the `<img>`: it fills the box. */
  className: string;
  /** Placeholder, fit and position. */
  style: CSSProperties;
}

/** Draws the `<img>` of a picture: a function, or a component such as that of `next/image`. */
export type RenderImage = (image: RenderedImage) => ReactNode;

interface PictureLook {
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
  /** Draws the `<img>`, with the attributes that it is given. Default `<img>` itself. */
  renderImage?: RenderImage;
}

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> &
  PictureImage &
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

const uprightSources = ({ src, srcSet = src, sources = [{ srcSet }] }: PictureImage) =>
  sources.map((source) => ({ ...source, media: UPRIGHT }));

/**
 * A responsive picture that keeps its place while it loads. The best format that the browser knows comes first.
 * State: `data-develop`, `data-priority`.
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
  const box: CSSProperties = { aspectRatio: ratio, ...style };
  const image: RenderedImage = {
    className: 'gloam-picture-image',
    alt,
    width,
    height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: priority ? undefined : 'async',
    srcSet,
    // Without a choice of files it says nothing; what draws the image itself may make some.
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
      style={box}
      data-develop={develop || undefined}
      data-priority={priority || undefined}
    >
      {upright && uprightSources(upright).map(source)}
      {sources.map(source)}
      {renderImage ? drawnBy(renderImage, image) : <img {...image} alt={alt} />}
    </picture>
  );
}

/** Components are drawn as elements: on a server, one for the browser is a reference that nobody may call. */
function drawnBy(renderImage: RenderImage, image: RenderedImage): ReactNode {
  return '$$typeof' in renderImage ? createElement(renderImage, image) : renderImage(image);
}

export { fromStem, type PictureImage, type PictureSource, type PictureStem } from './picture.logic.js';
