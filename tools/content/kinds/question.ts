import { LOCALES } from '@fatal/contracts';
import { toTranslate } from '../languages.ts';
import type { Kind } from '../kind.ts';

export const question: Kind = {
  name: 'question',
  questions: () => [
    { name: 'question', ask: 'Question in English' },
    { name: 'answer', ask: 'Answer in English' },
  ],
  make: ({ question: asked = '', answer = '' }, content) => ({
    written: LOCALES.map((locale) => {
      const file = `faq/${locale}.md`;
      return content.write(file, `${content.read(file).trimEnd()}\n\n## ${asked}\n\n${answer}\n`);
    }),
    left: [
      'the question was added at the end; move it to its place in every language',
      ...toTranslate('faq'),
    ],
  }),
};
