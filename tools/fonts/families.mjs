/**
 * Families of the Japanese pages, by the role that they have in the stacks. `page` is the family of the one file that a
 * prerendered page has of its own: the stacks name it first.
 */
export const FAMILIES = [
  {
    role: 'serif',
    family: 'Shippori Mincho B1',
    page: 'Shippori Mincho B1 Page',
    file: 'shippori-mincho',
    source: '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-400-normal',
  },
  {
    role: 'sans',
    family: 'Noto Sans JP',
    page: 'Noto Sans JP Page',
    file: 'noto-sans-jp',
    source: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
  },
];
