export type TrackKind = 'captions' | 'subtitles';

/** One encoding of a video. */
export interface VideoSource {
  src: string;
  /** MIME type, such as `video/webm`. */
  type: string;
}

/** Captions or subtitles of a video in one language. */
export interface VideoTrack {
  /** The kind: `captions` include sounds, `subtitles` only dialogue. @default 'captions' */
  kind?: TrackKind;
  src: string;
  /** Language tag. */
  srcLang: string;
  /** Name of the language, in that language. */
  label: string;
}

interface WithoutCaptions {
  tracks?: undefined;
  captions?: undefined;
  shown?: undefined;
}

interface WithCaptions {
  /** Captions and subtitles, one track of each kind per language. */
  tracks: readonly VideoTrack[];
  /** Language tag of the track that is on at first; none is without it. */
  captions?: string;
  /** The kind of track that is on at first. @default 'captions' */
  shown?: TrackKind;
}

/** A self-hosted video, in any number of encodings. */
export type VideoFiles = {
  sources: readonly VideoSource[];
  embed?: undefined;
} & (WithoutCaptions | WithCaptions);

/** A video on another site. */
export interface VideoEmbed {
  sources?: undefined;
  embed: {
    /** URL of the embedded player. */
    src: string;
    /** URL of the video's page, for visitors whose browser blocks the player. */
    href: string;
  };
}

export type VideoMedia = VideoFiles | VideoEmbed;

export interface VideoModalLabels {
  /** Accessible name of the play button. */
  play: (film: { title: string }) => string;
  /** Accessible name of the button that closes the video. */
  close: string;
  /** Text of the button that turns captions on and off; shown only with captions in the language of `captions`. @default none */
  captions?: string;
}

/** Texts of a video on another site. */
export interface VideoModalEmbedLabels extends VideoModalLabels {
  /** Text of the link to the video's page, for visitors whose browser blocks the player. */
  watch: string;
  /** Text for screen readers after that link, which opens in a new tab. */
  newTab: string;
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/** Returns the track of a kind in a language: an exact match, or else one of its primary language. */
export function trackOf(
  tracks: readonly VideoTrack[],
  language: string | undefined,
  wanted: TrackKind = 'captions',
) {
  if (!language) return undefined;
  const ofKind = tracks.filter(({ kind = 'captions' }) => kind === wanted);
  return (
    ofKind.find(({ srcLang }) => srcLang.toLowerCase() === language.toLowerCase()) ??
    ofKind.find(({ srcLang }) => primary(srcLang) === primary(language))
  );
}
