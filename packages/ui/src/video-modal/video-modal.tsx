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

/** Parts of the modal that accept a class: the button, the dialog and the parts inside the dialog. */
export type VideoModalPart = DialogPart | 'button' | 'dialog';

interface CommonProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Title of the video: part of the button's accessible name, and the dialog's name. */
  title: string;
  /** Picture on the frame, 16:9 or cropped to it. Decorative, as the button's name describes it. */
  poster: ReactNode;
  /** Content under a self-hosted video once it has ended, such as a `Button`. Its space is reserved from the start. @default none */
  after?: ReactNode;
  /** Texts on the edge above the picture; `<em>` is coloured. @default none */
  top?: Rebate;
  /** Texts on the edge below the picture. @default none */
  bottom?: Rebate;
  /**
   * Layout on pages narrower than 48 rem: the whole frame, or a row with a small picture and the edge texts beside
   * it.
   * @default 'frame'
   */
  narrow?: 'frame' | 'row';
  /** Classes of the parts; `className` is set on the root element. @default none */
  classNames?: Partial<Record<VideoModalPart, string>>;
}

interface OwnFilm {
  /** Files of a self-hosted video. Nothing is loaded before the visitor presses the button. */
  media: VideoFiles;
  /** Texts of the buttons. */
  labels: VideoModalLabels;
}

interface AnyFilm {
  /**
   * Files of a self-hosted video, or a player on another site. Nothing is loaded before the visitor presses the
   * button.
   */
  media: VideoMedia;
  /** Texts of the buttons, and of the link to the video on the other site. */
  labels: VideoModalEmbedLabels;
}

export type VideoModalProps = CommonProps & (OwnFilm | AnyFilm);

/**
 * A film frame with a play button that opens the video over the whole page. State: `data-open` and `data-narrow` on
 * the root element; `data-playing` on the stage once the video plays.
 */
export function VideoModal({
  title,
  labels,
  poster,
  media,
  after,
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
        <VideoStage title={title} media={media} poster={poster} after={after} labels={labels} />
      </Dialog>
    </div>
  );
}

export type {
  TrackKind,
  VideoEmbed,
  VideoFiles,
  VideoMedia,
  VideoModalEmbedLabels,
  VideoModalLabels,
  VideoSource,
  VideoTrack,
} from './video-modal.logic.js';
