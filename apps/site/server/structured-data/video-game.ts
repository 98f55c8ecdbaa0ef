import { series } from '#content/games';
import { gallery } from '#content/gallery';
import { gameDatabasePage, steamPage } from '#content/links';
import { firstGame } from '../../src/model/games.ts';
import type { Subject } from '../subject.ts';
import { aboutPage, studio, type Node } from './node.ts';

/** Number of gallery pictures to list as screenshots. */
const SCREENSHOTS = 4;

export const videoGame = (subject: Subject): Node => ({
  '@type': 'VideoGame',
  name: firstGame.title,
  ...aboutPage(subject),
  image: subject.origin + subject.shareImage,
  screenshot: gallery.slice(0, SCREENSHOTS).map(({ picture }) => `${subject.origin}${picture.path}.png`),
  genre: series.genres,
  gamePlatform: series.platform,
  sameAs: [gameDatabasePage, steamPage],
  author: studio(subject),
  publisher: { '@id': studio(subject)['@id'] },
});
