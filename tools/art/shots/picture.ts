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

/** One print or a part of it, several prints side by side, or a waveform before a print. */
export type Motif = (Shot & { cut?: Cut }) | { strip: readonly Shot[] } | { waveform: Shot };

export type Picture = Motif & { size: Size };

/** The shots that a picture is made of. */
export function shotsOf(picture: Motif): readonly Shot[] {
  if ('strip' in picture) return picture.strip;
  return ['waveform' in picture ? picture.waveform : picture];
}
