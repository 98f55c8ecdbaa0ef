import type { Change } from '../change.ts';
import { translate } from '../translations.ts';

const FLAGS = {
  role: 'lighting',
  title: 'Lighting Artist',
  summary: 'One light, and a reason for it.',
  category: 'art',
  group: 'art',
  picture: 'position-fx',
  alt: 'A dark nave.',
};

const WORDS = {
  es: 'Lighting Artist',
  it: 'Lighting Artist',
  de: 'Lighting Artist',
  jp: 'ライティングアーティスト',
};

/** A position, which the server and its mails have to know too: docs/guides/content.md. */
export const position: Change = {
  name: 'position',
  // The role, its name in mails, and what the catalogs of the server have of it.
  limits: { files: 7, byHand: 6 },
  own: /^apps\/site\/content\/positions\/lighting\//,
  edit: (scratch) => {
    scratch.replace(
      'packages/contracts/src/positions.ts',
      /(?=\n\} as const;\n\nexport type PositionRole\b)/,
      "\n  lighting: 'Lighting Artist',",
    );
    scratch.replace(
      'apps/api/src/delivery/mails/labels.ts',
      /(?<=ROLE_LABELS[^]*?)(?=\n\};)/,
      "\n  'Lighting Artist': /*i18n*/ { id: 'mail.role.lighting', message: 'Lighting Artist' },",
    );
    const given = Object.entries(FLAGS).flatMap(([name, text]) => [`--${name}`, text]);
    scratch.run('node', ['tools/content/new.ts', 'position', ...given]);
  },
  commands: ['npm run content -- confirm positions/lighting', 'npm run strings:extract'],
  finish: (scratch) => {
    scratch.replace('apps/site/content/positions/lighting/jp.md', /(?<=^title: ).+/m, WORDS.jp);
    for (const [language, title] of Object.entries(WORDS))
      translate(scratch, `apps/api/locales/${language}.po`, { 'mail.role.lighting': title });
  },
};
