/** The number on the edge of a frame, such as "07". */
export function frameNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** How wide a frame is drawn, as the `sizes` attribute: two to a row, three to a row, or alone on a narrow page. */
export function frameSizes(large: boolean): string {
  return `(min-width: 43.75rem) ${large ? '46vw' : '31vw'}, 92vw`;
}

interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

/** Whether a click asks for what a link does here, not for a new tab, a window or a download. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  );
}
