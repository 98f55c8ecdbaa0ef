import { defineFixtures } from '../fixtures/fixture-set.js';
import { SectionHeading } from './section-heading.js';

export const sectionHeadingFixtures = defineFixtures(SectionHeading, {
  basic: { children: 'Latest prints', end: 'News', endHref: '/news' },
  emphasis: {
    children: (
      <>
        None of these? <em>Write anyway.</em>
      </>
    ),
  },
  page: {
    children: (
      <>
        Eight chairs <em>still empty.</em>
      </>
    ),
    level: 1,
    look: 'page',
  },
  group: { children: 'Technical', look: 'group', end: '3 open positions', headingId: 'technical' },
  longLabels: {
    lang: 'de',
    children: (
      <>
        Veröffentlichungsankündigungen, <em>Entwicklungsbesprechungen und Nachlese.</em>
      </>
    ),
    end: 'Alle Neuigkeiten der Entwicklungsabteilung',
    endHref: '/news',
  },
  japanese: {
    lang: 'ja',
    children: (
      <>
        八つの椅子が、 <em>まだ空いている。</em>
      </>
    ),
    end: '募集中の職種',
    endHref: '/careers',
  },
});
