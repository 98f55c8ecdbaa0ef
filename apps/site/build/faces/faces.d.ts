/** Data that `vite-plugin.ts` generates from the portraits. */
declare module '#faces/faces.json' {
  const faces: Pick<import('./make-faces.ts').Faces, 'rows' | 'places'>;
  export default faces;
}

declare module '#faces/sheet.webp' {
  /** URL of the sprite sheet. */
  const sheet: string;
  export default sheet;
}
