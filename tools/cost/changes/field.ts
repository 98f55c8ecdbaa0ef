import type { Change } from '../change.ts';
import { translate } from '../translations.ts';

const WORDS: Readonly<Record<string, string>> = {
  es: 'Pronombres',
  it: 'Pronomi',
  de: 'Pronomen',
  jp: '代名詞',
};

/** One optional text in the application form: docs/guides/form.md. */
export const field: Change = {
  name: 'field',
  // Five, and a catalog for each language.
  limits: { files: 10, byHand: 6 },
  edit: (scratch) => {
    const table = 'packages/contracts/src/application.ts';
    scratch.replace(
      table,
      'import { rulesOf, select, textarea,',
      'import { rulesOf, select, text, textarea,',
    );
    scratch.replace(
      table,
      /(?=\n {2}email: personFields\.email)/,
      "\n  pronouns: text({ label: /*i18n*/ { id: 'field.pronouns', message: 'Pronouns' }, optional: true }),",
    );
    scratch.replace(
      'packages/contracts/src/words/application.ts',
      /(?=\n {6}email: 'email address')/,
      "\n      pronouns: 'name',",
    );
  },
  commands: ['npm run strings:extract'],
  finish: (scratch) => {
    for (const [language, text] of Object.entries(WORDS))
      translate(scratch, `packages/contracts/locales/fields/${language}.po`, { 'field.pronouns': text });
  },
};
