/** The programs of `../glsl` that make a picture. */
export const STILLS = ['blur', 'moments', 'calm', 'denoise', 'film'] as const;

/** Those that only clips need. */
export const CLIPS = ['mix'] as const;

declare global {
  interface Window {
    /** The texts of the programs, which renderer.ts puts there. */
    shaders: Record<(typeof STILLS | typeof CLIPS)[number], string>;
  }
}
