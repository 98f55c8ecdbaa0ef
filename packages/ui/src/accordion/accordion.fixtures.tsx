import type { ReactNode } from 'react';
import { ArticleBody } from '../article-body/article-body.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { accordionCopyLabels } from '../labels/en.js';
import { Accordion, type AccordionProps } from './accordion.js';
import type { AccordionItem } from './accordion.logic.js';

const answer = (words: ReactNode) => (
  <ArticleBody size="small">
    <p>{words}</p>
  </ArticleBody>
);

const items: AccordionItem[] = [
  {
    id: 'game',
    title: 'What kind of game is it?',
    content: answer(
      <>
        A series of third-person narrative survival-horror games. The first has <a href="#page">a page</a> of
        its own.
      </>,
    ),
  },
  {
    id: 'date',
    title: 'When can I play it?',
    content: answer('There is no date that we could give you in good conscience.'),
  },
  {
    id: 'pay',
    title: 'Are the positions paid?',
    content: answer('No. Every position is remote and unpaid, and that includes the leads.'),
  },
];

const basic: AccordionProps = { type: 'multiple', items, labels: {} };

const sections: AccordionItem[] = [
  { id: 'props', title: 'Props', end: '3', content: answer('Chairs, lamps, one wheelchair.') },
  { id: 'sound', title: 'Sound', end: '1', content: answer('Rain on four kinds of roof.') },
  { id: 'music', title: 'Music', end: '12', content: answer('Strings, detuned.') },
];

export const accordionFixtures = defineFixtures<AccordionProps, string>(Accordion, {
  basic,
  open: { ...basic, defaultValue: ['game', 'pay'] },
  single: { type: 'single', items, labels: {}, defaultValue: 'date' },
  copyLinks: { ...basic, labels: accordionCopyLabels, defaultValue: ['date'] },
  large: {
    type: 'single',
    items: sections,
    labels: {},
    size: 'large',
    headingLevel: 2,
    revealOnOpen: true,
    defaultValue: 'props',
  },
  longLabels: {
    type: 'multiple',
    lang: 'de',
    items: [
      {
        id: 'lang',
        title:
          'Welche Bewerbungsunterlagen werden für die Oberflächengestaltungspraktikumsplätze vorausgesetzt?',
        end: '1.024',
        content: answer(
          'Arbeitsprobenzusammenstellung, Verfügbarkeitszeiträume und die Zustimmung der Ausbildungseinrichtung.',
        ),
      },
      {
        id: 'ja',
        title: <span lang="ja">公開日はいつですか。体験版の配布予定はありますか。</span>,
        titleText: '公開日はいつですか。体験版の配布予定はありますか。',
        content: answer(<span lang="ja">まだお伝えできる日付はありません。</span>),
      },
    ],
    labels: {
      copy: 'Verknüpfung in die Zwischenablage kopieren',
      copyLink: ({ title }) => `Verknüpfung in die Zwischenablage kopieren: ${title}`,
      copied: 'Die Verknüpfung liegt in der Zwischenablage.',
      inAddressBar: 'Die Verknüpfung steht in der Adresszeile.',
    },
    defaultValue: ['lang', 'ja'],
  },
});
