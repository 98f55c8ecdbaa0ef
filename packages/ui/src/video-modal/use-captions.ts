'use client';

import { useEffect, useState, type RefObject } from 'react';
import { trackOf, type VideoMedia, type VideoTrack } from './video-modal.logic.js';

const isOf = ({ kind, language }: TextTrack, track: VideoTrack | undefined) =>
  track !== undefined && kind === (track.kind ?? 'captions') && language === track.srcLang;

/**
 * Adds a switch for captions in the page's language next to the player, whose own menu takes three presses and is
 * missing on some phones. Turning captions off restores the subtitles if the video starts with them.
 */
export function useCaptions(player: RefObject<HTMLMediaElement | null>, ready: boolean, media: VideoMedia) {
  const { tracks = [], captions: language, shown = 'captions' } = media.embed ? {} : media;
  const captions = trackOf(tracks, language);
  const subtitles = shown === 'subtitles' ? trackOf(tracks, language, shown) : undefined;
  const [on, setOn] = useState(captions !== undefined && shown === 'captions');

  useEffect(() => {
    const list = ready && player.current?.textTracks;
    if (!(list instanceof EventTarget)) return undefined;
    // The player's own menu changes them too.
    const read = () => {
      setOn(Array.from(list).some(({ kind, mode }) => kind === 'captions' && mode === 'showing'));
    };
    list.addEventListener('change', read);
    return () => {
      list.removeEventListener('change', read);
    };
  }, [player, ready]);

  return {
    exist: captions !== undefined,
    on,
    toggle: () => {
      const wanted = on ? subtitles : captions;
      for (const track of Array.from(player.current?.textTracks ?? []))
        track.mode = isOf(track, wanted) ? 'showing' : 'disabled';
      setOn(!on);
    },
  };
}
