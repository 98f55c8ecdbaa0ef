import { msg } from '@lingui/core/macro';
import type { Collaboration, ContentImage } from './types.ts';
import jetty from './pictures/jetty.json';

/** The picture at the head of the page. */
export const collaborationsImage: ContentImage = {
  picture: jetty,
  alt: msg({
    id: 'collaborations.hero.alt',
    message:
      'A wooden jetty on a lake at night; a figure stands at its end under the only lamp, and the planks shine.',
  }),
};

/** With whom the studio works, and where there is more to read about it. */
export const collaborations: readonly Collaboration[] = [
  {
    id: 'schools',
    title: msg({ id: 'collaborations.schools.title', message: 'Art schools' }),
    description: msg({
      id: 'collaborations.schools.text',
      message:
        'Two partner schools, one in Madrid and one in Navarra, send us students for curricular internships. The school agrees the plan with us; a student makes one thing that the game needs, small enough to be finished, and every file is opened.',
    }),
    link: {
      label: msg({ id: 'collaborations.schools.link', message: 'Six questions about the internships' }),
      href: '/news/4',
    },
  },
  {
    id: 'festivals',
    title: msg({ id: 'collaborations.festivals.title', message: 'Festivals' }),
    description: msg({
      id: 'collaborations.festivals.text',
      message:
        'We bring a corridor that can be played, people who can explain how it was lit, and one question: which corner is the darkest? At Mundos Digitales it was ours from 3 to 5 July.',
    }),
    link: {
      label: msg({ id: 'collaborations.festivals.link', message: 'Mundos Digitales 2025' }),
      href: '/events/mundos-digitales-2025',
    },
  },
  {
    id: 'institutions',
    title: msg({ id: 'collaborations.institutions.title', message: 'Organisations of the region' }),
    description: msg({
      id: 'collaborations.institutions.text',
      message:
        'The creative industries organisation of our region lends us introductions, advice and a stage. In return it can show what more than 250 people have made without an office: 69 projects, each with its workings.',
    }),
    link: {
      label: msg({ id: 'collaborations.institutions.link', message: 'How the showcase was chosen' }),
      href: '/news/6',
    },
  },
  {
    id: 'studios',
    title: msg({ id: 'collaborations.studios.title', message: 'Studios and companies' }),
    description: msg({
      id: 'collaborations.studios.text',
      message:
        'A tool that should meet a difficult scene, a recording room that is empty at night, an afternoon of advice: what helps a team of volunteers is seldom money. We answer with credits, with notes, and with the file.',
    }),
    link: {
      label: msg({ id: 'collaborations.studios.link', message: 'The people who would answer' }),
      href: '/team',
    },
  },
];
