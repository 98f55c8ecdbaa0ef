'use client';

import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.js';
import { useCaptions } from './use-captions.js';
import {
  trackOf,
  type VideoFiles,
  type VideoMedia,
  type VideoModalEmbedLabels,
  type VideoModalLabels,
} from './video-modal.logic.js';

interface VideoStageProps {
  title: string;
  media: VideoMedia;
  poster: ReactNode;
  after?: ReactNode;
  labels: VideoModalLabels | VideoModalEmbedLabels;
}

/** Shows the poster at once and mounts the player one frame later, so that opening stays fast. */
export function VideoStage({ title, media, poster, after, labels }: VideoStageProps) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [ended, setEnded] = useState(false);
  const captions = useCaptions(player, ready, media);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setReady(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => {
    // The visitor pressed play to get here. If the browser still blocks autoplay, its own controls are shown.
    const settled = () => {
      setPlaying(true);
    };
    if (ready && player.current instanceof HTMLVideoElement) player.current.play().then(settled, settled);
  }, [ready]);

  return (
    <div className="gloam-video-stage">
      <div className="gloam-video-stage-picture" data-playing={playing || undefined}>
        <span className="gloam-video-modal-poster" aria-hidden="true">
          {poster}
        </span>
        {ready && !media.embed && <Film ref={player} title={title} media={media} onEndedChange={setEnded} />}
        {ready && media.embed && (
          <iframe
            ref={player}
            className="gloam-video-stage-player"
            src={media.embed.src}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {media.embed && 'watch' in labels && (
        <Button variant="quiet" icon="external" href={media.embed.href} target="_blank" rel="noopener">
          <span>{labels.watch}</span> <span className="gloam-visually-hidden">{labels.newTab}</span>
        </Button>
      )}
      {!media.embed && (
        <div className="gloam-video-stage-actions">
          {after && (
            <div className="gloam-video-stage-after" data-ended={ended || undefined} inert={!ended}>
              {after}
            </div>
          )}
          {labels.captions !== undefined && captions.exist && (
            <Button
              variant="outline"
              className="gloam-video-stage-captions"
              aria-pressed={captions.on}
              onClick={captions.toggle}
            >
              {labels.captions}
            </Button>
          )}
        </div>
      )}
      {/* The last tab stop of the dialog: without it, Tab would skip the controls inside the player. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <span tabIndex={0} className="gloam-visually-hidden" onFocus={turnAround} />
    </div>
  );
}

interface FilmProps {
  ref: Ref<HTMLVideoElement>;
  title: string;
  media: VideoFiles;
  onEndedChange: (ended: boolean) => void;
}

function Film({ ref, title, media, onEndedChange }: FilmProps) {
  const { sources, tracks = [], captions, shown } = media;
  const first = trackOf(tracks, captions, shown);
  const onResume = () => {
    onEndedChange(false);
  };
  return (
    // Videos without speech have no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      className="gloam-video-stage-player"
      aria-label={title}
      controls
      playsInline
      preload="none"
      onEnded={() => {
        onEndedChange(true);
      }}
      onPlay={onResume}
      onSeeking={onResume}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map((track) => (
        <track key={track.src} kind="captions" {...track} default={track === first} />
      ))}
    </video>
  );
}

/** Wraps Tab: forwards to the close button, backwards from the close button to the last control of the stage. */
function turnAround({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const close = currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('.gloam-dialog-close');
  if (relatedTarget !== close) {
    close?.focus();
    return;
  }
  const stops =
    currentTarget.parentElement?.querySelectorAll<HTMLElement>(
      ':is(video, iframe, a[href], button):not([inert] *)',
    ) ?? [];
  (stops[stops.length - 1] ?? close)?.focus();
}
