/** What `make-lettering.ts` writes: the letters that pages draw in the colour of what stands around them. */
declare module '#lettering/drawings.js' {
  type Drawn = Awaited<ReturnType<typeof import('./draw-lettering.ts').drawLettering>>;

  export const FATAL: Drawn['FATAL'];
  export const NUMERALS: Drawn['NUMERALS'];

  /** Sizes apart from the paths, for scripts that need no path. */
  type Size = import('./set-line.ts').Size;
  export const FATAL_SIZE: Size;
  export const UNLEASHED_DARKNESS_SIZE: Size;
}
