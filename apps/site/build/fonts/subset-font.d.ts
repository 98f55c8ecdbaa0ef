declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Tags of OpenType features that stay; all without. */
    keepFeatures?: readonly string[];
    /** By axis, where it is pinned or between what it stays variable. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting?: boolean;
    dropTables?: readonly string[];
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
