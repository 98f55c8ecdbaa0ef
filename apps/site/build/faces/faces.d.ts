/** What `vite-plugin.ts` makes of the portraits. */
declare module '#faces/faces.json' {
  const faces: Pick<import('./make-faces.ts').Faces, 'rows' | 'places'>;
  export default faces;
}

declare module '#faces/sheet.webp' {
  /** The address of the sheet. */
  const sheet: string;
  export default sheet;
}
