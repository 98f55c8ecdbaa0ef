import type { Shot } from '../scenes/index.ts';
import type { Line } from './lines.ts';

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Part of a print, as high as the whole. */
export interface Cut {
  width: number;
  /** Share of the remaining width that is cut off before it, like `object-position`. */
  position: number;
}

/**
 * One print or a part of it, the parts of several prints of one frame side by side, several exposures of one print, a waveform before a
 * print, lines of its room over a print, or a print in few greys, as a sketch of its values.
 */
export type Motif =
  | (Shot & { cut?: Cut })
  | { strip: readonly Shot[] }
  | { exposures: readonly Shot[] }
  | { waveform: Shot }
  | { under: Shot; lines: readonly Line[] }
  | { values: Shot };

export type Picture = Motif & { size: Size };

/** Returns the shots of a picture. */
export function shotsOf(picture: Motif): readonly Shot[] {
  if ('strip' in picture) return picture.strip;
  if ('exposures' in picture) return picture.exposures;
  if ('waveform' in picture) return [picture.waveform];
  if ('under' in picture) return [picture.under];
  return ['values' in picture ? picture.values : picture];
}
