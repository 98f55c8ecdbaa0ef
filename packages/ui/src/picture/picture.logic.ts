/** One picture in all its sizes, as a build step wrote them. */
export interface PictureImage {
  /** Address without size and ending: `/images/corridor` stands for `/images/corridor-960.avif`, `-960.webp` and `/images/corridor.png`. */
  path: string;
  /** Natural width in pixels. */
  width: number;
  /** Natural height in pixels. */
  height: number;
  /** The widths that exist as AVIF and WebP. */
  widths: readonly number[];
  /** A data URI some 16 px wide, shown blurred until the picture is there. */
  placeholder?: string;
}

/** The `srcset` of one format. */
export function sourceSet({ path, widths }: PictureImage, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${path}-${String(width)}.${format} ${String(width)}w`).join(', ');
}

/** The file for browsers that know neither format. */
export function fallbackSource({ path }: PictureImage): string {
  return `${path}.png`;
}

/** What `Picture` takes for a text that may be empty: empty means decoration. */
export function alternative(
  alt: string,
): { alt: string; decorative?: false } | { alt: ''; decorative: true } {
  return alt === '' ? { alt: '', decorative: true } : { alt };
}
