import type { Change } from '../change.ts';

const FLAGS = {
  role: 'lighting',
  title: 'Lighting Artist',
  summary: 'One light, and a reason for it.',
  category: 'art',
  group: 'art',
  picture: 'position-fx',
  alt: 'A dark nave.',
};

/** A position, which the server has to know too: docs/guides/content.md. */
export const position: Change = {
  name: 'position',
  limits: { files: 1, byHand: 1 },
  own: /^apps\/site\/content\/positions\/lighting\//,
  edit: (scratch) => {
    scratch.replace(
      'packages/contracts/src/positions.ts',
      "  concept: 'Concept Artist',",
      "  concept: 'Concept Artist',\n  lighting: 'Lighting Artist',",
    );
    const given = Object.entries(FLAGS).flatMap(([name, text]) => [`--${name}`, text]);
    scratch.run('node', ['tools/content/new.ts', 'position', ...given]);
  },
  commands: ['npm run content -- confirm positions/lighting'],
};
