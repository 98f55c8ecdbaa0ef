import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentImage } from './types.ts';
import cinema from './pictures/cinema.json';

/** One day of a festival. */
interface FestivalDay {
  /** ISO 8601 date, without time. */
  date: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** The picture at the head of the festival's page. */
export const festivalImage: ContentImage = {
  picture: cinema,
  alt: msg({
    id: 'festival.hero.alt',
    message: 'A cinema seen from its screen; the projector’s beam fans out over rows of empty seats.',
  }),
};

/** What happens at the stand, day by day. */
export const festivalDays: readonly FestivalDay[] = [
  {
    date: '2025-07-03',
    title: msg({ id: 'festival.day.1.title', message: 'Find the black' }),
    text: msg({
      id: 'festival.day.1.text',
      message:
        'The hall is bright, and every wall has an idea of its own of what is dark. One frame goes up in seven exposures; whoever walks past may choose.',
    }),
  },
  {
    date: '2025-07-04',
    title: msg({ id: 'festival.day.2.title', message: 'Walk in' }),
    text: msg({
      id: 'festival.day.2.text',
      message:
        'A corridor, a pair of headphones, one light to carry. We sit behind the player with a notebook and say nothing, not even when asked.',
    }),
  },
  {
    date: '2025-07-05',
    title: msg({ id: 'festival.day.3.title', message: 'Switch it off' }),
    text: msg({
      id: 'festival.day.3.text',
      message:
        'The same corridor in the editor, lamp by lamp, until none is left. After that come your questions, and at the table your portfolios.',
    }),
  },
];
