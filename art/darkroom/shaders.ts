/** Names of the shaders in `../glsl` for pictures. */
export const STILLS = ['blur', 'moments', 'calm', 'denoise', 'film'] as const;

/** Names of the shaders for clips only. */
export const CLIPS = ['mix'] as const;

declare global {
  interface Window {
    /** Sources of the shaders, set by renderer.ts. */
    shaders: Record<(typeof STILLS | typeof CLIPS)[number], string>;
  }
}
