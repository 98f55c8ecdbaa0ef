'use client';

import { memo, useState } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { onIntent } from '../internal/lazy-part.js';
import { Lightbox, type LightboxImage } from '../lightbox/lightbox.js';
import { Picture, type RenderImage } from '../picture/picture.js';
import type { PlateLabels, Shown } from '../plate-pair/plate-pair.logic.js';
import { PlateToggle } from '../plate-pair/plate-toggle.js';
import { Plates } from '../plate-pair/plates.js';
import { FRAME_SIZES, frameNumber, isPlainClick, type FrameShape } from './gallery.logic.js';

interface GalleryFrameProps {
  /** The picture with its `alt` and caption. */
  image: LightboxImage;
  renderImage: RenderImage | undefined;
  /** Index in the gallery, from 0. */
  at: number;
  /** Id of the link, so that a URL hash can point to it. */
  id: string;
  shape: FrameShape;
  /** Text on the frame of the picture that was opened last. */
  mark: string | undefined;
  /** Texts of the toggle between a picture and its second one. */
  plates: PlateLabels | undefined;
  onOpen: (at: number) => void;
}

/** One frame of the gallery. Memoized, so that a step of the lightbox only renders the frames whose `mark` changes. */
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
    // Portrait pictures are shown whole, the others are cropped.
    fit: image.height > image.width ? 'contain' : 'cover',
    sizes: image.sizes ?? FRAME_SIZES[shape],
    develop: true,
    renderImage,
  } as const;
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
        // Named here because `content-visibility` leaves the contents of a frame far off screen out of the name.
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
              // Rendered from the attribute by CSS: as text it would become part of the link's name.
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
