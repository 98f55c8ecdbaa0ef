import { expect, it } from 'vitest';
import { moduleCode } from './module-code.ts';
import { PictureRef, CatalogText } from './values.ts';

const pictureFile = (name: string) => `/pictures/${name}.json`;
const exports = {
  list: [
    {
      image: { picture: new PictureRef('room'), alt: new CatalogText('a.alt', "It's {dark}") },
      left: undefined,
      none: null,
    },
  ],
  other: new PictureRef('room'),
};

it('imports each picture once and references messages by id', () => {
  expect(moduleCode(exports, { english: false, pictureFile })).toBe(
    [
      'import picture1 from "/pictures/room.json";',
      'export const list = [{"image":{"picture":picture1,"alt":{"id":"a.alt"}},"none":null}];',
      'export const other = picture1;',
      '',
    ].join('\n'),
  );
});

it('includes the English as an escaped ICU message if no catalog is loaded', () => {
  expect(moduleCode(exports, { english: true, pictureFile })).toContain(
    JSON.stringify({ id: 'a.alt', message: "It''s '{'dark'}'" }),
  );
});
