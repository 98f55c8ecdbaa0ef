import type { Change } from '../change.ts';

const TEAM = 'apps/site/content/team/active.ts';

/** One comes, one goes: docs/guides/content.md. */
export const person: Change = {
  name: 'person',
  limits: { files: 2, byHand: 1 },
  edit: (scratch) => {
    scratch.replace(TEAM, /\n {2}\[\d+, 'Giulia', [^\n]*/, '');
    scratch.replace(
      TEAM,
      /(?=\n {2}\[\d+, 'Chiara', )/,
      "\n  [998, 'Ylva', 'Ștefănescu', ['prop'], ['artstation'], 'no-portrait'],",
    );
  },
  commands: ['npm run build'],
};
