import { defineFixtures } from '../fixtures/fixture-set.js';
import { gameStatusLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture, type PictureImage } from '../picture/picture.js';
import { GameStatus, type Game } from './game-status.js';

/** A numeral as slits of light, standing in for the lettering of a series. */
const slits = (count: number) => (
  <svg viewBox={`0 0 ${String(count * 140)} 1000`} focusable="false">
    <path
      d={Array.from({ length: count }, (_, index) => `M${String(index * 140)} 0h50v1000h-50z`).join('')}
      fill="currentColor"
    />
  </svg>
);

const picture = (image: PictureImage) => <Picture {...image} alt="" decorative sizes="20rem" />;

const [lit, half, blank]: readonly [Game, Game, Game] = [
  {
    name: 'Fatal I',
    numeral: slits(1),
    state: 'accessible',
    href: 'https://store.example/fatal',
    external: true,
    picture: picture(samplePictures.corridor),
  },
  {
    name: 'Fatal II',
    numeral: slits(2),
    state: 'in-development',
    picture: picture(samplePictures.forest),
  },
  { name: 'Fatal III', numeral: slits(3), state: 'locked' },
];

export const gameStatusFixtures = defineFixtures(GameStatus, {
  basic: {
    games: [lit, half, blank, { ...blank, name: 'Fatal IV', numeral: slits(4) }],
    labels: gameStatusLabels,
  },
  one: { games: [half], labels: gameStatusLabels },
  ownPage: {
    games: [{ name: 'Fatal I', numeral: slits(1), state: 'accessible', href: '/games/fatal' }, half],
    labels: gameStatusLabels,
  },
  longLabels: {
    lang: 'de',
    games: [
      { ...lit, name: 'Fatal: Entfesselte Dunkelheit' },
      half,
      { ...blank, name: '解き放たれた闇 第三章' },
    ],
    labels: {
      accessible: 'Veröffentlicht und erhältlich',
      inDevelopment: 'Befindet sich in der Entwicklung',
      locked: 'Veröffentlichungszeitpunkt unbekannt',
      link: ({ name }: { name: string }) => `Veröffentlicht und erhältlich: Shopseite von ${name}`,
    },
  },
  japanese: {
    lang: 'ja',
    games: [lit, half, blank],
    labels: ja.gameStatusLabels,
  },
});
