import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture } from '../picture/picture.js';
import { FilmFrame } from './film-frame.js';

const picture = (
  <Picture
    {...samplePictures.stairs}
    alt="A stairwell, one bulb between its flights."
    sizes="40rem"
    ratio="16 / 9"
  />
);

export const filmFrameFixtures = defineFixtures(FilmFrame, {
  basic: { children: picture, top: { start: '01A', middle: 'Teaser', end: '0:14' } },
  bottom: { children: picture, bottom: { start: '04', end: '4A' } },
  both: {
    children: picture,
    top: { start: '01A', end: 'Teaser trailer' },
    bottom: { start: 'Fatal II', end: 'In development' },
  },
  bare: { children: picture },
  interactive: {
    children: <a href="#frame">{picture}</a>,
    bottom: { start: '05', end: '5A' },
    interactive: true,
  },
  selected: { children: picture, bottom: { start: '04', end: 'Selected' }, selected: true },
  longLabels: {
    children: picture,
    top: { start: '01A', middle: 'Veröffentlichungszeitraum noch unbestimmt', end: 'Vorabversion' },
    bottom: { start: '第一章', middle: '二〇二六年七月三日', end: '開発中' },
  },
});
