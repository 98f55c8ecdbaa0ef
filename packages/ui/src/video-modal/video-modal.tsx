'use client';

import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Dialog, type DialogPart } from '../dialog/dialog.js';
import { FilmFrame, type Rebate } from '../film-frame/film-frame.js';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { onIntent } from '../internal/lazy-part.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import type { VideoFiles, VideoMedia, VideoModalEmbedLabels, VideoModalLabels } from './video-modal.logic.js';
import { VideoStage } from './video-stage.js';

/** Parts of the modal that take a class of yours: the button, the dialog, and what is in the dialog. */
export type VideoModalPart = DialogPart | 'button' | 'dialog';

interface CommonProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Title of the film: part of the button's name, and the name of the dialog. */
  title: string;
  /** The picture on the frame, 16:9 or cropped to it; decorative, since the button says what it shows. */
  poster: ReactNode;
  /** Edge texts over the picture; an `<em>` in them is coloured. Default none. */
  top?: Rebate;
  /** Edge texts under the picture. Default none. */
  bottom?: Rebate;
  /** On pages narrower than 48 rem: the whole frame, or a row with a small picture and the edge texts beside it. Default `frame`. */
  narrow?: 'frame' | 'row';
  /** Classes of the parts; `className` is the root's. Default none. */
  classNames?: Partial<Record<VideoModalPart, string>>;
}

interface OwnFilm {
  /** Files of one's own. Nothing of them is fetched before the button is pressed. */
  media: VideoFiles;
  /** Words of the buttons. */
  labels: VideoModalLabels;
}

interface AnyFilm {
  /** Files of one's own, or a player on another site. Nothing of either is fetched before the button is pressed. */
  media: VideoMedia;
  /** Words of the buttons, and of the link to the film on the other site. */
  labels: VideoModalEmbedLabels;
}

export type VideoModalProps = CommonProps & (OwnFilm | AnyFilm);

/**
 * A frame of film with a play button that opens the film over the whole page. State: `data-open` and `data-narrow` on the
 * root; `data-playing` on the stage once the film runs.
 */
export function VideoModal({
  title,
  labels,
  poster,
  media,
  top,
  bottom,
  narrow = 'frame',
  open,
  defaultOpen,
  onOpenChange,
  className,
  classNames: classes,
  ...rest
}: VideoModalProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      {...rest}
      className={classNames('gloam-video-modal', className)}
      data-open={isOpen || undefined}
      data-narrow={narrow}
    >
      <FilmFrame top={top} bottom={bottom}>
        <button
          ref={button}
          type="button"
          className={classNames('gloam-video-modal-button gloam-card-link', classes?.button)}
          aria-label={labels.play({ title })}
          aria-haspopup="dialog"
          {...onIntent(Dialog.preload)}
          onClick={() => {
            setOpen(true);
          }}
        >
          <span className="gloam-video-modal-picture">
            <span className="gloam-video-modal-poster" aria-hidden="true">
              {poster}
            </span>
            <span className="gloam-video-modal-play">
              <Icon name="play" size={24} />
            </span>
          </span>
        </button>
      </FilmFrame>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        variant="full"
        title={title}
        titleHidden
        labels={labels}
        className={classes?.dialog}
        classNames={classes}
        returnFocusRef={button}
      >
        <VideoStage title={title} media={media} poster={poster} labels={labels} />
      </Dialog>
    </div>
  );
}

export type {
  VideoEmbed,
  VideoFiles,
  VideoMedia,
  VideoModalEmbedLabels,
  VideoModalLabels,
  VideoSource,
  VideoTrack,
} from './video-modal.logic.js';
