/** The font size that browsers give the root, and that the sheets of the package are written for, in px. */
const USUAL_ROOT = 16;

/** A condition on the window, which counts from the browser's own size, or a length in `rem`. */
const MEDIA_OR_LENGTH = /@media[^{]*|(\d*\.?\d+)rem\b/g;

/** A style sheet for a page whose root has another font size, in px: as large as on a page that has left it alone. */
export const atRoot = (css: string, root: number): string =>
  css.replaceAll(MEDIA_OR_LENGTH, (whole, length: string | undefined) =>
    length === undefined ? whole : `${String(Number(((Number(length) * USUAL_ROOT) / root).toFixed(4)))}rem`,
  );
