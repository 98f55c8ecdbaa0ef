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

/** A film of one's own, in any number of encodings. */
export interface VideoFiles {
  sources: readonly VideoSource[];
  /** Captions. Default none. */
  tracks?: readonly VideoTrack[];
  /** The language whose captions are on at first, as a language tag. Default none. */
  captions?: string;
}

/** A film on another site. */
export interface VideoEmbed {
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
  /** The link to the film's page on the other site; only for an embedded film. */
  watch?: string;
  /** Read after that link. */
  newTab?: string;
}

export function isEmbed(media: VideoMedia): media is VideoEmbed {
  return 'embed' in media;
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
