'use client';

import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.js';
import {
  defaultTrack,
  type VideoFiles,
  type VideoMedia,
  type VideoModalEmbedLabels,
  type VideoModalLabels,
} from './video-modal.logic.js';

interface VideoStageProps {
  title: string;
  media: VideoMedia;
  poster: ReactNode;
  labels: VideoModalLabels | VideoModalEmbedLabels;
}

/** Shows the poster at once and mounts the player one frame later, so that opening stays fast. */
export function VideoStage({ title, media, poster, labels }: VideoStageProps) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);

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
        {ready && !media.embed && <Film ref={player} title={title} media={media} />}
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
      {/* The last tab stop of the dialog: without it, Tab would skip the controls inside the player. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <span tabIndex={0} className="gloam-visually-hidden" onFocus={turnAround} />
    </div>
  );
}

function Film({ ref, title, media }: { ref: Ref<HTMLVideoElement>; title: string; media: VideoFiles }) {
  const { sources, tracks = [], captions } = media;
  const first = defaultTrack(tracks, captions);
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
  const stops = currentTarget.parentElement?.querySelectorAll<HTMLElement>('video, iframe, a[href]') ?? [];
  (stops[stops.length - 1] ?? close)?.focus();
}
