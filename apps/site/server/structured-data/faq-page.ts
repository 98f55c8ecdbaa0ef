import { faq } from '#content/faq';
import { withAbsoluteLinks } from '../page-url.ts';
import type { Subject } from '../subject.ts';
import { aboutPage, type Node } from './node.ts';

export const faqPage = (subject: Subject): Node => ({
  '@type': 'FAQPage',
  ...aboutPage(subject),
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: subject.words(question),
    acceptedAnswer: {
      '@type': 'Answer',
      text: withAbsoluteLinks(subject.words(answer), subject.origin),
    },
  })),
});
