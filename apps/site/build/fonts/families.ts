/** Kind of text: `serif` for headings and reading text, `sans` for everything else. */
export type Role = 'serif' | 'sans';

export interface Family {
  role: Role;
  family: string;
  /** Prefix of the file names. */
  file: string;
  source: string;
}

/** Font families of the Japanese pages. */
export const FAMILIES: readonly Family[] = [
  {
    role: 'serif',
    family: 'Shippori Mincho B1',
    file: 'shippori-mincho',
    source: '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-400-normal',
  },
  {
    role: 'sans',
    family: 'Noto Sans JP',
    file: 'noto-sans-jp',
    source: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
  },
];
