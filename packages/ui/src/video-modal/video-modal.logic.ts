/** One encoding of a film. */
export interface VideoSource {
  src: string;
  /** Media type, such as `video/webm`. */
  type: string;
}

/** Captions of a film in one language. */
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
  /** Captions, one for each language. */
  tracks: readonly VideoTrack[];
  /** The language whose captions are on at first, as a language tag. Default none. */
  captions?: string;
}

/** A film of one's own, in any number of encodings. */
export type VideoFiles = {
  sources: readonly VideoSource[];
  embed?: undefined;
} & (WithoutCaptions | WithCaptions);

/** A film on another site. */
export interface VideoEmbed {
  sources?: undefined;
  embed: {
    /** Address of the player. */
    src: string;
    /** Address of the film's page, for those whose browser blocks the player. */
    href: string;
  };
}

export type VideoMedia = VideoFiles | VideoEmbed;

export interface VideoModalLabels {
  /** Name of the button on the picture. */
  play: (film: { title: string }) => string;
  /** Name of the button that closes the film. */
  close: string;
}

/** Further words of a film on another site. */
export interface VideoModalEmbedLabels extends VideoModalLabels {
  /** The link to the film's page, for those whose browser blocks the player. */
  watch: string;
  /** Read after that link, which opens in a new tab. */
  newTab: string;
}

export function isEmbed(media: VideoMedia): media is VideoEmbed {
  return media.embed !== undefined;
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/** The track that is on at first: the one in exactly this language, or else in its main language. */
export function defaultTrack(tracks: readonly VideoTrack[], language: string | undefined) {
  if (!language) return undefined;
  return (
    tracks.find(({ srcLang }) => srcLang.toLowerCase() === language.toLowerCase()) ??
    tracks.find(({ srcLang }) => primary(srcLang) === primary(language))
  );
}
