import { msg } from '@lingui/core/macro';

import type { Article } from './types.ts';
import news1 from './pictures/news-1.json';
import news2 from './pictures/news-2.json';
import news3 from './pictures/news-3.json';
import news4 from './pictures/news-4.json';
import news5 from './pictures/news-5.json';
import news6 from './pictures/news-6.json';
import news7 from './pictures/news-7.json';
import news8 from './pictures/news-8.json';

/** Newest first. The body of each article is in `news/<id>.ts`, so that a list does not carry eight texts. */
export const articles: readonly Article[] = [
  {
    id: 1,
    title: msg({ id: 'news.1.title', message: 'Three nights at Mundos Digitales' }),
    summary: msg({
      id: 'news.1.summary',
      message: 'What a hall full of white lamps taught us about a dark game, from 3 to 5 July.',
    }),
    image: {
      picture: news1,
      alt: msg({
        id: 'news.1.alt',
        message: 'A hall with rows of seats; a figure stands in the aisle before the beam of the projector.',
      }),
    },
    publishedDate: '2025-07-09',
    author: 'nadia-berrada',
  },
  {
    id: 2,
    title: msg({ id: 'news.2.title', message: 'How a corridor gets its dark' }),
    summary: msg({
      id: 'news.2.summary',
      message: 'One light per picture, nine versions, and a glow on the left wall that nobody could explain.',
    }),
    image: {
      picture: news2,
      alt: msg({
        id: 'news.2.alt',
        message: 'A corridor in three strips: wireframe, grey clay, and the finished hall with one lit door.',
      }),
    },
    publishedDate: '2025-06-18',
    author: 'tomasz-wilczek',
  },
  {
    id: 3,
    title: msg({ id: 'news.3.title', message: 'Sound before sight: recording the flood' }),
    summary: msg({
      id: 'news.3.summary',
      message: 'A zinc tub, a stairwell and fifteen takes: how the basement is heard before it is seen.',
    }),
    image: {
      picture: news3,
      alt: msg({
        id: 'news.3.alt',
        message: 'A chair in a flooded basement, seen from just above the water; one bulb behind a pillar.',
      }),
    },
    publishedDate: '2025-06-02',
    author: 'yuto-kanemori',
  },
  {
    id: 4,
    title: msg({ id: 'news.4.title', message: 'From Madrid and Navarra: internships that count' }),
    summary: msg({
      id: 'news.4.summary',
      message: 'Six questions that students of our two partner schools ask before they begin.',
    }),
    image: {
      picture: news4,
      alt: msg({
        id: 'news.4.alt',
        message: 'A ward with tall windows; sun falls over the beds, and a figure stands at the far end.',
      }),
    },
    publishedDate: '2025-05-21',
    author: 'amaia-ilundain',
  },
  {
    id: 5,
    title: msg({ id: 'news.5.title', message: 'An hour and a quarter: what 350 meetings taught us' }),
    summary: msg({
      id: 'news.5.summary',
      message: 'Five rules of a team without an office, and three things we still get wrong.',
    }),
    image: {
      picture: news5,
      alt: msg({
        id: 'news.5.alt',
        message: 'A dark room and an open door; the lit wall behind it is empty.',
      }),
    },
    publishedDate: '2025-05-07',
    author: 'nadia-berrada',
  },
  {
    id: 6,
    title: msg({ id: 'news.6.title', message: 'Sixty-nine projects, and how we chose them' }),
    summary: msg({
      id: 'news.6.summary',
      message: 'Four questions, a wall of grey, and a door with nine names on it.',
    }),
    image: {
      picture: news6,
      alt: msg({
        id: 'news.6.alt',
        message:
          'Shelves of grey boxes from floor to ceiling, a bulb above the aisle and a bright door at its end.',
      }),
    },
    publishedDate: '2025-04-16',
    author: 'amaia-ilundain',
  },
  {
    id: 7,
    title: msg({ id: 'news.7.title', message: 'Fatal II is in development: what we can show' }),
    summary: msg({
      id: 'news.7.summary',
      message: 'An inventory of grey rooms, one discarded floor, and the things we keep to ourselves.',
    }),
    image: {
      picture: news7,
      alt: msg({
        id: 'news.7.alt',
        message: 'A chapel in grey clay, half in shadow: pillars, pews and one dark window.',
      }),
    },
    publishedDate: '2025-03-26',
    author: 'tomasz-wilczek',
  },
  {
    id: 8,
    title: msg({ id: 'news.8.title', message: 'Why nobody in Fatal has a face' }),
    summary: msg({
      id: 'news.8.summary',
      message: 'It began as poverty; then we noticed what a back can do.',
    }),
    image: {
      picture: news8,
      alt: msg({
        id: 'news.8.alt',
        message: 'A person from behind, entirely dark, at the edge of a wall of pale grey light.',
      }),
    },
    publishedDate: '2025-03-05',
    author: 'yuto-kanemori',
  },
];
