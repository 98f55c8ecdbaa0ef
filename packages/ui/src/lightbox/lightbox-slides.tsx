'use client';

import { memo, useState, type CSSProperties } from 'react';
import { Plates } from '../plate-pair/plates.js';
import { useHold } from '../plate-pair/use-hold.js';
import { other, type Shown } from '../plate-pair/plate-pair.logic.js';
import { Picture, type RenderImage } from '../picture/picture.js';
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
  /** The picture shown of a pair with the same view. */
  plate: Shown;
  /** Whether the visitor is about to ask for the second picture. */
  plateAsked: boolean;
  renderImage: RenderImage | undefined;
}

/** Renders the picture shown and, hidden, its neighbours, so that a step shows an element that is already loaded. */
export function LightboxSlides({
  images,
  index,
  wrap,
  transform,
  plate,
  plateAsked,
  renderImage,
}: SlidesProps) {
  return indicesAround(index, images.length, wrap).map((at) => {
    const image = images[at];
    return (
      image && (
        <Slide
          key={at}
          image={image}
          renderImage={renderImage}
          {...(at === index ? { current: true, transform, plate, plateAsked } : REST)}
        />
      )
    );
  });
}

const REST = { current: false, transform: AT_REST, plate: 'first' as Shown, plateAsked: false };

interface SlideProps {
  image: LightboxImage;
  renderImage: RenderImage | undefined;
  current: boolean;
  transform: LightboxTransform;
  plate: Shown;
  plateAsked: boolean;
}

const Slide = memo(function Slide({ image, renderImage, current, transform, plate, plateAsked }: SlideProps) {
  const { caption: _, second, ...picture } = image;
  const [wanted, setWanted] = useState(false);
  if (plateAsked && !wanted) setWanted(true);
  const { held, handlers } = useHold(() => {
    setWanted(true);
  });
  // Keeps the initial value: a neighbour is already loaded when it becomes current, and its element stays the same.
  const [priority] = useState(current);
  const { scale, x, y } = transform;
  const style = {
    '--gloam-lightbox-width': `${String(image.width)}px`,
    '--gloam-lightbox-ratio': image.width / image.height,
    transform: scale > 1 ? `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})` : undefined,
  } as CSSProperties;
  return (
    <div
      className="gloam-lightbox-slide"
      style={style}
      aria-hidden={!current || undefined}
      data-current={current || undefined}
      {...(second && handlers)}
    >
      {second ? (
        <Plates
          first={picture}
          second={second}
          shown={held ? other(plate) : plate}
          wanted={wanted}
          look={{ sizes: sizesOf(image, scale), priority, renderImage }}
        />
      ) : (
        <Picture {...picture} sizes={sizesOf(image, scale)} priority={priority} renderImage={renderImage} />
      )}
    </div>
  );
});
