'use client';

import { memo, useState } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { onIntent } from '../internal/lazy-part.js';
import { Lightbox, type LightboxImage } from '../lightbox/lightbox.js';
import { Picture, type RenderImage } from '../picture/picture.js';
import type { PlateLabels, Shown } from '../plate-pair/plate-pair.logic.js';
import { PlateToggle } from '../plate-pair/plate-toggle.js';
import { Plates } from '../plate-pair/plates.js';
import { frameFit, frameNumber, frameSizes, isPlainClick, type FrameShape } from './gallery.logic.js';

interface GalleryFrameProps {
  /** The picture with its words. */
  image: LightboxImage;
  renderImage: RenderImage | undefined;
  /** Its place in the gallery, from 0. */
  at: number;
  /** Id of the link, which an address may name. */
  id: string;
  shape: FrameShape;
  /** Shown where the picture was looked at last. */
  mark: string | undefined;
  /** Words of the switch of a frame with a second picture. */
  plates: PlateLabels | undefined;
  onOpen: (at: number) => void;
}

/** One picture of the sheet. A step of the lightbox draws the frames anew whose mark changes, not all of them. */
export const GalleryFrame = memo(function GalleryFrame({
  image,
  renderImage,
  at,
  id,
  shape,
  mark,
  plates,
  onOpen,
}: GalleryFrameProps) {
  const { caption: _, second, ...picture } = image;
  const number = frameNumber(at);
  const [shown, setShown] = useState<Shown>();
  const [wanted, setWanted] = useState(false);
  const look = {
    ratio: shape === 'wide' ? '21 / 9' : '16 / 9',
    fit: frameFit(image),
    sizes: image.sizes ?? frameSizes(shape),
    develop: true,
    renderImage,
  };
  const switched = second && plates && { second, plates };
  return (
    <li
      className="gloam-gallery-item"
      data-large={shape === 'large' || undefined}
      data-wide={shape === 'wide' || undefined}
      data-selected={mark !== undefined || undefined}
    >
      <a
        id={id}
        className="gloam-gallery-link"
        href={image.full ?? image.src}
        // Not by its contents: what is too far from the screen to be drawn gives no name.
        aria-label={[image.alt, number, mark].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        {...onIntent(Lightbox.preload)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(at);
        }}
      >
        <FilmFrame
          interactive
          bottom={{
            start: number,
            end: mark ?? (
              // Drawn by the style sheet: as text it would be part of what the link is called by.
              <span className="gloam-rebate-half" data-number={number} aria-hidden="true" />
            ),
          }}
        >
          {switched ? (
            <Plates
              first={picture}
              second={switched.second}
              shown={shown ?? 'first'}
              wanted={wanted}
              look={look}
            />
          ) : (
            <Picture {...picture} {...look} />
          )}
        </FilmFrame>
      </a>
      {switched && (
        <>
          <PlateToggle
            className="gloam-gallery-toggle"
            labels={switched.plates}
            of={number}
            shown={shown ?? 'first'}
            onShownChange={(next) => {
              setWanted(true);
              setShown(next);
            }}
            onIntent={() => {
              setWanted(true);
            }}
          />
          <span className="gloam-visually-hidden" role="status">
            {shown && switched.plates.announcement({ shown })}
          </span>
        </>
      )}
    </li>
  );
});
