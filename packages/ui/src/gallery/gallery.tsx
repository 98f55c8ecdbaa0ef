'use client';

import { useState, type ComponentPropsWithRef } from 'react';
import { FilmFrame } from '../film-frame/index.js';
import { classNames } from '../internal/class-names.js';
import { onIntent } from '../internal/late-part.js';
import { useControlled } from '../internal/use-controlled.js';
import {
  Lightbox,
  type LightboxImage,
  type LightboxIndexProps,
  type LightboxLabels,
  type LightboxProps,
} from '../lightbox/index.js';
import { Picture } from '../picture/index.js';
import { frameNumber, frameSizes, fullSource, isPlainClick } from './gallery.logic.js';

export interface GalleryLabels extends LightboxLabels {
  /** Shown on the frame whose picture was looked at last. */
  selected: string;
}

export type GalleryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  LightboxIndexProps &
  Pick<LightboxProps, 'anchor' | 'history' | 'wrap' | 'zoom'> & {
    /** The pictures, in order. */
    images: readonly LightboxImage[];
    /** Words of the frames and of the lightbox. */
    labels: GalleryLabels;
    /** How many stand two to a row; the others stand three to a row. Default 4. */
    large?: number;
  };

/**
 * A contact sheet: thumbnails that link to their files, and the lightbox that they open instead where script runs.
 * `index` is the picture in the lightbox. State: `data-selected` on the frame looked at last, `data-large`.
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
  className,
  ...rest
}: GalleryProps) {
  const [current, setIndex] = useControlled<number | null>(index, defaultIndex, onIndexChange);
  const [selected, setSelected] = useState(current);
  if (current !== null && current !== selected) setSelected(current);

  return (
    <div {...rest} className={classNames('gloam-gallery', className)}>
      <ul role="list" className="gloam-gallery-sheet">
        {images.map(({ image, alt }, at) => (
          <li
            key={at}
            className="gloam-gallery-item"
            data-large={at < large || undefined}
            data-selected={at === selected || undefined}
          >
            <a
              id={`${anchor}-${String(at + 1)}`}
              className="gloam-gallery-link"
              href={fullSource(image)}
              aria-haspopup="dialog"
              {...onIntent(Lightbox.preload)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setIndex(at);
              }}
            >
              <FilmFrame
                interactive
                bottom={{
                  start: frameNumber(at),
                  end:
                    at === selected ? (
                      labels.selected
                    ) : (
                      <span className="gloam-rebate-half" aria-hidden="true">
                        {at + 1}
                      </span>
                    ),
                }}
              >
                <Picture image={image} alt={alt} ratio="16 / 9" sizes={frameSizes(at < large)} develop />
              </FilmFrame>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        images={images}
        labels={labels}
        index={current}
        onIndexChange={setIndex}
        anchor={anchor}
        history={history}
        wrap={wrap}
        zoom={zoom}
      />
    </div>
  );
}
