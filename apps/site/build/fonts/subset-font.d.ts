declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Tags of the OpenType features to keep. Default: all. */
    keepFeatures?: readonly string[];
    /** Value or range of each axis. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting?: boolean;
    dropTables?: readonly string[];
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
