import type { Change } from '../change.ts';

/** A question of the support page, translated at once: docs/guides/content.md. */
export const question: Change = {
  name: 'question',
  limits: { files: 5, byHand: 5 },
  edit: (scratch) => {
    scratch.run('node', ['tools/content/new.ts', 'question', '--question', 'Why?', '--answer', 'Because.']);
  },
  commands: ['npm run content -- confirm faq'],
};
