/** One encoding of a video. */
export interface VideoSource {
  src: string;
  /** MIME type, such as `video/webm`. */
  type: string;
}

/** Captions of a video in one language. */
export interface VideoTrack {
  src: string;
  /** Language tag. */
  srcLang: string;
  /** Name of the language, in that language. */
  label: string;
}

interface WithoutCaptions {
  tracks?: undefined;
  captions?: undefined;
}

interface WithCaptions {
  /** Captions, one track per language. */
  tracks: readonly VideoTrack[];
  /** Language tag of the captions that are on at first; none are without it. */
  captions?: string;
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
}

/** Texts of a video on another site. */
export interface VideoModalEmbedLabels extends VideoModalLabels {
  /** Text of the link to the video's page, for visitors whose browser blocks the player. */
  watch: string;
  /** Text for screen readers after that link, which opens in a new tab. */
  newTab: string;
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/** Returns the track that is on at first: an exact match of the language, or else of its primary language. */
export function defaultTrack(tracks: readonly VideoTrack[], language: string | undefined) {
  if (!language) return undefined;
  return (
    tracks.find(({ srcLang }) => srcLang.toLowerCase() === language.toLowerCase()) ??
    tracks.find(({ srcLang }) => primary(srcLang) === primary(language))
  );
}
