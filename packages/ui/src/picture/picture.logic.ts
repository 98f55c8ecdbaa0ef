/** The attributes of a `<source>`: files of one format, or for one media query. */
export interface PictureSource {
  /** Files with their widths, such as `/pier-480.avif 480w, /pier-960.avif 960w`. */
  srcSet: string;
  /** MIME type; browsers that don't support it skip the source. Any browser uses the source without it. */
  type?: string;
  /** Media query for which the source is used; always used without it. */
  media?: string;
}

/** A picture and all its files, from any origin: a folder, another host, a CMS. Serializable data. */
export interface PictureImage {
  /** File for browsers that use none of the sources. */
  src: string;
  /** The file of `src` in several widths. @default `src` alone */
  srcSet?: string;
  /** Sources in better formats, best first. @default none */
  sources?: readonly PictureSource[];
  /** The `sizes` attribute. @default set by the component that shows the picture */
  sizes?: string;
  /** Natural width in pixels. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  /** A data URI about 16 px wide, shown blurred until the picture is loaded. @default none */
  placeholder?: string;
  /** The largest file, which a thumbnail links to. @default `src` */
  full?: string;
}

/** A picture whose files share a stem: `<path>-480.avif`, `<path>-480.webp` and so on, and `<path>.png`. */
export interface PictureStem {
  /**
   * URL without width and extension: `/images/corridor` stands for `/images/corridor-960.avif`,
   * `/images/corridor-960.webp` and `/images/corridor.png`.
   */
  path: string;
  /** Natural width in pixels. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  /** Widths in which the picture exists as AVIF and WebP. */
  widths: readonly number[];
  /** A data URI about 16 px wide, shown blurred until the picture is loaded. */
  placeholder?: string;
}

/** Returns the picture whose files share a stem: AVIF first, then WebP, then PNG. */
export function fromStem({ path, widths, ...natural }: PictureStem): PictureImage {
  const source = (format: string): PictureSource => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${path}-${String(width)}.${format} ${String(width)}w`).join(', '),
  });
  return {
    ...natural,
    src: `${path}.png`,
    sources: [source('avif'), source('webp')],
    full: `${path}-${String(Math.max(...widths))}.webp`,
  };
}

/** Returns the `alt` props of a `Picture`; an empty text makes it decorative. */
export function alternative(
  alt: string,
): { alt: string; decorative?: false } | { alt: ''; decorative: true } {
  return alt === '' ? { alt: '', decorative: true } : { alt };
}
