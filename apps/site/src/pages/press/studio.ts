import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PictureName } from '../../../build/content/types.ts';
import corridor from '../../../content/pictures/corridor.json';

/** How far a game is (DECISIONS section 5). "Accessible" is its page, never a finished game. */
export type GameState = 'accessible' | 'in-development' | 'locked';

/** A game of the series. */
export interface SeriesGame {
  numeral: 'I' | 'II' | 'III' | 'IV';
  /** Its own name, the same in every language. Default: it has none yet. */
  subtitle?: string;
  state: GameState;
}

/** Something that an article says, for others to repeat. */
export interface Quote {
  /** Word for word as in the article, in every language. */
  text: MessageDescriptor;
  /** The article; its author is who said it. */
  article: number;
}

/** A rule for what others may do with the material. */
interface Permission {
  id: string;
  text: MessageDescriptor;
}

/**
 * The studio and its series, as the press kit states them. What can be counted (people, pictures, clips) is counted elsewhere.
 *
 * Sample data: the year of founding, and what is permitted under `allowed` and `onRequest`, are invented; so are the people who
 * are quoted (`authors.ts`, `team.ts`). Replace them before publishing.
 */
export const studio = {
  /** Year of the first meeting. */
  founded: 2019,

  games: [
    { numeral: 'I', subtitle: 'Unleashed Darkness', state: 'accessible' },
    { numeral: 'II', state: 'in-development' },
    { numeral: 'III', state: 'locked' },
    { numeral: 'IV', state: 'locked' },
  ] as const satisfies readonly SeriesGame[],

  description: [
    msg({
      id: 'press.description.1',
      message:
        'Fatal is a series of third-person narrative survival-horror games for PC. In the first, Unleashed Darkness, you return to a hospital on a moor for a roll of film that was never developed, and you can carry one light.',
    }),
    msg({
      id: 'press.description.2',
      message:
        'It is made by an independent studio of remote volunteers. There is no office, there are no shifts and no salaries: there is one meeting of an hour and a quarter, and the work that is shown in it.',
    }),
  ],

  history: [
    msg({
      id: 'press.history.1',
      message:
        'The studio began as a meeting, and a meeting is what it still is. An hour turned out to be too short and ninety minutes too long; the hour and a quarter was found by trial in the first year, and has not moved since.',
    }),
    msg({
      id: 'press.history.2',
      message:
        'A small team of volunteers could have made one face well or a dozen badly. So the figures were turned round, and then it became clear what a back can do. In July 2025 a corridor of the first game could be walked at Mundos Digitales. The second game is in development.',
    }),
  ],

  features: [
    msg({
      id: 'press.feature.light',
      message: 'One light to carry. Whatever it does not reach is left as it is.',
    }),
    msg({
      id: 'press.feature.film',
      message:
        'Every frame of film that is found shows a room as it was. Whoever goes there sees what has been moved since, and how recently.',
    }),
    msg({
      id: 'press.feature.back',
      message: 'The camera stays behind the figure. Nobody in the game has a face.',
    }),
    msg({
      id: 'press.feature.sound',
      message: 'Rooms are heard before they are seen.',
    }),
    msg({
      id: 'press.feature.lamp',
      message: 'Each room is lit by one source, and the source has a reason to be there.',
    }),
  ],

  quotes: [
    {
      text: msg({ id: 'press.quote.back', message: 'A face tells you what to feel. A back asks you.' }),
      article: 8,
    },
    {
      text: msg({
        id: 'press.quote.date',
        message: 'We are volunteers; a date would be a guess in formal dress.',
      }),
      article: 7,
    },
  ] satisfies Quote[],

  /** The picture of the key art, with the title of the first game on its dark side. */
  keyArt: corridor,

  /** Which pictures of the gallery the page shows; all of them can be had. */
  shown: ['forest', 'jetty', 'ward-window', 'basement'] satisfies PictureName[],

  allowed: [
    {
      id: 'report',
      text: msg({
        id: 'press.allowed.report',
        message:
          'Everything on this page may be used to report on the games and the studio: in articles and podcasts, in videos and streams, in talks and lessons, with advertising around it or without.',
      }),
    },
    {
      id: 'crop',
      text: msg({
        id: 'press.allowed.crop',
        message: 'Pictures and clips may be cut and made smaller. Please leave their darkness as it is.',
      }),
    },
    {
      id: 'logo',
      text: msg({
        id: 'press.allowed.logo',
        message:
          'Logos stay whole and keep their shape: the light ones on dark grounds, the dark ones on light grounds.',
      }),
    },
  ] satisfies Permission[],

  onRequest: [
    {
      id: 'goods',
      text: msg({
        id: 'press.onRequest.goods',
        message:
          'Anything that is sold with our pictures or names on it, and whatever could look as if it came from us.',
      }),
    },
    {
      id: 'people',
      text: msg({
        id: 'press.onRequest.people',
        message:
          'The portraits of the team: they belong to the people in them, and are not part of this kit.',
      }),
    },
  ] satisfies Permission[],
};
