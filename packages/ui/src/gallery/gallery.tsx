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
import { GalleryFrame } from './gallery-frame.js';
import { frameShape } from './gallery.logic.js';

export interface GalleryLabels extends LightboxLabels {
  /** Shown on the frame whose picture was looked at last. */
  selected: string;
}

/** Parts of the gallery that take a class of yours: the lightbox, and what is in it. */
export type GalleryPart = LightboxPart | 'lightbox';

export type GalleryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  LightboxIndexProps &
  Pick<LightboxProps, 'anchor' | 'history' | 'renderImage' | 'wrap' | 'zoom'> & {
    /** The pictures, in order. */
    images: readonly LightboxImage[];
    /** Words of the frames and of the lightbox. */
    labels: GalleryLabels;
    /** Classes of the lightbox and of its parts; `className` is the root's. Default none. */
    classNames?: Partial<Record<GalleryPart, string>>;
    /** How many stand two to a row; the others stand three to a row, and what is left over fills the last row. Default 4. */
    large?: number;
  };

/**
 * A contact sheet: thumbnails that link to their files, and the lightbox that they open instead where script runs.
 * `index` is the picture in the lightbox. State: `data-selected` on the frame looked at last, `data-large`, `data-wide`.
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
            id={`${anchor}-${String(at + 1)}`}
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
