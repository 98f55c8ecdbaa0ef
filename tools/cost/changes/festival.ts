import type { Change } from '../change.ts';

/** All that is the festival's alone. */
const FOLDERS = [
  'apps/api/src/features/event-applications',
  'apps/site/content/collaborations/festivals',
  'apps/site/content/festival',
  'apps/site/e2e/festival.spec.ts',
  'apps/site/e2e/hears/snapshots/festival-en.txt',
  'apps/site/e2e/hears/snapshots/festival-jp.txt',
  'apps/site/src/pages/festival',
  'packages/contracts/src/event-application.ts',
  'packages/contracts/src/words/event-application.ts',
  'packages/contracts/test/event-application.test.ts',
];

/** Where it is registered, and what goes there. */
const ROWS: readonly [file: string, row: RegExp][] = [
  ['packages/contracts/src/forms.ts', /export \* from '\.\/event-application\.ts';\n/],
  ['packages/contracts/src/forms.ts', /\nimport .* from '\.\/event-application\.ts';/],
  ['packages/contracts/src/forms.ts', /\nimport .* from '\.\/words\/event-application\.ts';/],
  ['packages/contracts/src/forms.ts', /\n {2}'event-application': \{.*/],
  ['packages/contracts/src/forms.ts', /\n {2}'event-application': eventApplicationWords,/],
  ['apps/api/src/app.ts', /\n.*eventApplicationRoutes\(.*/],
  ['apps/api/src/app.ts', /\nimport \{ eventApplicationRoutes \}.*/],
  ['apps/api/src/cli-extensions.ts', /\nimport \{ eventCodes \}.*/],
  ['apps/api/src/cli-extensions.ts', /(?<=\[)eventCodes(?=\])/],
  ['apps/site/src/runtime/route-table.ts', /\n {2}\{\n {4}path: '\/events\/mundos[^]*?\n {2}\},/],
  ['docs/threat-model.md', /\n\| A résumé with macros.*/],
  ['docs/threat-model.md', /\n\| An upload that was broken off.*/],
  ['apps/site/e2e/hears/subjects.ts', /\n {2}festival: \{[^]*?\n {2}\},/],
  [
    'tools/seeded/defects.ts',
    /\n {2}\{\n {4}name: '[^\n]+\n {4}file: 'packages\/contracts\/src\/event-application\.ts',[^]*?\n {2}\},/,
  ],
];

/** Taking a feature away: docs/decisions/0034. Gloam keeps its form. Its catalogs go, and its words go from others, by extraction. */
export const festival: Change = {
  name: 'festival',
  limits: { files: 7, byHand: 7 },
  own: new RegExp(`^(?:${FOLDERS.join('|')})|/locales/`),
  edit: (scratch) => {
    for (const folder of FOLDERS) scratch.remove(folder);
    for (const [file, row] of ROWS) scratch.replace(file, row, '');
  },
  commands: ['npm run strings:extract'],
};
