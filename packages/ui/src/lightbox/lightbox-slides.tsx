import type { CSSProperties } from 'react';
import { Picture } from '../picture/index.js';
import {
  AT_REST,
  indicesAround,
  sizesOf,
  type LightboxImage,
  type LightboxTransform,
} from './lightbox.logic.js';

interface SlidesProps {
  images: readonly LightboxImage[];
  index: number;
  wrap: boolean;
  transform: LightboxTransform;
}

/** The picture shown, and unseen its neighbours: a step shows an element that is loaded already. */
export function LightboxSlides({ images, index, wrap, transform }: SlidesProps) {
  return indicesAround(index, images.length, wrap).map((at) => {
    const slide = images[at];
    if (!slide) return null;
    const current = at === index;
    const { scale, x, y } = current ? transform : AT_REST;
    const style = {
      '--gloam-lightbox-width': `${String(slide.image.width)}px`,
      '--gloam-lightbox-ratio': slide.image.width / slide.image.height,
      transform: scale > 1 ? `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})` : undefined,
    } as CSSProperties;
    return (
      <div
        key={at}
        className="gloam-lightbox-slide"
        style={style}
        aria-hidden={!current || undefined}
        data-current={current || undefined}
      >
        <Picture image={slide.image} alt={slide.alt} sizes={sizesOf(slide.image, scale)} priority={current} />
      </div>
    );
  });
}
