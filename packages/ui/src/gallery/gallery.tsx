'use client';

import { useCallback, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { useControlled } from '../internal/use-controlled.js';
import { useLatest } from '../internal/use-latest.js';
import {
  Lightbox,
  type LightboxImage,
  type LightboxIndexProps,
  type LightboxLabels,
  type LightboxPart,
  type LightboxProps,
} from '../lightbox/lightbox.js';
import { anchorOf } from '../lightbox/use-lightbox-history.js';
import { GalleryFrame } from './gallery-frame.js';
import { frameShape } from './gallery.logic.js';

export interface GalleryLabels extends LightboxLabels {
  /** Text on the frame of the picture that was opened last. */
  selected: string;
}

/** Parts of the gallery that accept a class: the lightbox and the parts inside it. */
export type GalleryPart = LightboxPart | 'lightbox';

export type GalleryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  LightboxIndexProps &
  Pick<LightboxProps, 'anchor' | 'history' | 'renderImage' | 'wrap' | 'zoom'> & {
    /** The pictures, in order. */
    images: readonly LightboxImage[];
    /** Texts of the frames and of the lightbox. */
    labels: GalleryLabels;
    /** Classes of the lightbox and of its parts; `className` is set on the root element. @default none */
    classNames?: Partial<Record<GalleryPart, string>>;
    /**
     * Number of pictures shown two to a row; the others form rows of three, and a last incomplete row is filled.
     * @default 4
     */
    large?: number;
  };

/**
 * A contact sheet of thumbnails. Each one links to its file and, with JavaScript, opens the lightbox instead. `index`
 * is the picture in the lightbox. State: `data-selected` on the frame opened last, `data-large`, `data-wide`.
 */
export function Gallery({
  images,
  labels,
  large = 4,
  index,
  defaultIndex = null,
  onIndexChange,
  anchor = 'image',
  history,
  wrap,
  zoom,
  renderImage,
  className,
  classNames: classes,
  ...rest
}: GalleryProps) {
  const [current, setIndex] = useControlled<number | null>(index, defaultIndex, onIndexChange);
  const [selected, setSelected] = useState(current);
  if (current !== null && current !== selected) setSelected(current);
  const latest = useLatest(setIndex);
  const open = useCallback(
    (at: number) => {
      latest.current(at);
    },
    [latest],
  );

  return (
    <div {...rest} className={classNames('gloam-gallery', className)}>
      <ul role="list" className="gloam-gallery-sheet">
        {images.map((image, at) => (
          <GalleryFrame
            key={at}
            id={anchorOf(anchor, at)}
            at={at}
            image={image}
            renderImage={renderImage}
            shape={frameShape(at, images.length, large)}
            plates={labels.plates}
            mark={at === selected ? labels.selected : undefined}
            onOpen={open}
          />
        ))}
      </ul>
      <Lightbox
        images={images}
        labels={labels}
        className={classes?.lightbox}
        classNames={classes}
        index={current}
        onIndexChange={setIndex}
        anchor={anchor}
        history={history}
        wrap={wrap}
        zoom={zoom}
        renderImage={renderImage}
      />
    </div>
  );
}
