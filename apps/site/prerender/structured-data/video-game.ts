import { game } from '#content/game';
import { gallery } from '#content/gallery';
import { gameDatabasePage, steamPage } from '#content/links';
import type { Subject } from '../subject.ts';
import { aboutPage, studio, type Node } from './node.ts';

/** How many pictures of the gallery stand for the game. */
const SCREENSHOTS = 4;

export const videoGame = (subject: Subject): Node => ({
  '@type': 'VideoGame',
  name: game.name,
  ...aboutPage(subject),
  image: subject.origin + subject.shareImage,
  screenshot: gallery.slice(0, SCREENSHOTS).map(({ picture }) => `${subject.origin}${picture.path}.png`),
  genre: game.genres,
  gamePlatform: game.platform,
  sameAs: [gameDatabasePage, steamPage],
  author: studio(subject),
  publisher: { '@id': studio(subject)['@id'] },
});
