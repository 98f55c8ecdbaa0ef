import type { Change } from '../change.ts';

/** Another hex value, as hard to compress as most: docs/guides/component.md. */
export const colour: Change = {
  name: 'colour',
  limits: { files: 2, byHand: 1 },
  edit: (scratch) => scratch.replace('packages/ui/src/tokens.ts', /'#ece9e2', 'text, /, "'#edeae1', 'text, "),
  commands: ['npm run build'],
};
