import type { Shot } from '../scenes/index.ts';

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
 * One print or a part of it, the parts of several prints of one frame side by side, upright prints side by side, several exposures of one
 * print, or a waveform before a print. `flopped`: the negatives lay in the enlarger the other way up, so that left is right in each print.
 */
export type Motif =
  | (Shot & { cut?: Cut })
  | { strip: readonly Shot[] }
  | { panels: readonly Shot[]; flopped?: boolean }
  | { exposures: readonly Shot[] }
  | { waveform: Shot };

export type Picture = Motif & { size: Size };

/** The shots that a picture is made of. */
export function shotsOf(picture: Motif): readonly Shot[] {
  if ('strip' in picture) return picture.strip;
  if ('panels' in picture) return picture.panels;
  if ('exposures' in picture) return picture.exposures;
  return ['waveform' in picture ? picture.waveform : picture];
}
