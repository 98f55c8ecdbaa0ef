/** Files of one format, or for one kind of screen: the attributes of a `<source>`. */
export interface PictureSource {
  /** Files with their widths, such as `/pier-480.avif 480w, /pier-960.avif 960w`. */
  srcSet: string;
  /** MIME type; a browser that does not know it takes the next source. Default: any. */
  type?: string;
  /** Media query under which it is taken. Default: always. */
  media?: string;
}

/** One picture and all its files, wherever they come from: a folder, another host, a content system. Plain data. */
export interface PictureImage {
  /** The file for browsers that take none of the others. */
  src: string;
  /** The same format in several widths. Default: `src` alone. */
  srcSet?: string;
  /** Better formats, best first. Default none. */
  sources?: readonly PictureSource[];
  /** How wide it is drawn, as the `sizes` attribute. Default: what the component that shows it knows. */
  sizes?: string;
  /** Natural width in pixels. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  /** A data URI some 16 px wide, shown blurred until the picture is there. Default none. */
  placeholder?: string;
  /** The largest file, which a thumbnail links to. Default `src`. */
  full?: string;
}

/** A picture whose files are named after one stem: `<path>-480.avif`, `<path>-480.webp` and so on, and `<path>.png`. */
export interface PictureStem {
  /** Address without size and ending: `/images/corridor` stands for `/images/corridor-960.avif`, `-960.webp` and `/images/corridor.png`. */
  path: string;
  /** Natural width in pixels. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  /** The widths that exist as AVIF and WebP. */
  widths: readonly number[];
  /** A data URI some 16 px wide. Default none. */
  placeholder?: string;
}

/** The picture whose files are named after a stem: AVIF first, then WebP, then PNG. */
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

/** What `Picture` takes for a text that may be empty: empty means decoration. */
export function alternative(
  alt: string,
): { alt: string; decorative?: false } | { alt: ''; decorative: true } {
  return alt === '' ? { alt: '', decorative: true } : { alt };
}
