import type { Shot } from '../scenes/index.ts';
import type { Line } from './lines.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a print, as high as the whole. */
export interface Cut {
  width: number;
  /** Share of what is left over that lies before it, as `object-position` counts. */
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

/** The shots that a picture is made of. */
export function shotsOf(picture: Motif): readonly Shot[] {
  if ('strip' in picture) return picture.strip;
  if ('exposures' in picture) return picture.exposures;
  if ('waveform' in picture) return [picture.waveform];
  if ('under' in picture) return [picture.under];
  return ['values' in picture ? picture.values : picture];
}
