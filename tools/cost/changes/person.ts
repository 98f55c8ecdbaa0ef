import type { Change } from '../change.ts';

const TEAM = 'apps/site/content/team/active.yaml';

/** One comes, one goes: docs/guides/content.md. */
export const person: Change = {
  name: 'person',
  limits: { files: 1, byHand: 1 },
  edit: (scratch) => {
    scratch.replace(TEAM, /\n- id: \d+\n {2}name: Giulia\n(?: .*\n)*/, '');
    scratch.run('node', [
      ...['tools/content/new.ts', 'person', '--name', 'Ylva', '--surname', 'Ștefănescu', '--roles', 'prop'],
      ...['--email', '', '--links', 'artstation=https://artstation.example/ylva'],
    ]);
  },
  commands: ['npm run build'],
};
