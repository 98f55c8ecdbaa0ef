import type { Change } from '../change.ts';
import type { Scratch } from '../../scratch.ts';

const ID = 'home.about.support';
/** What the sentence has more of. */
const WORDS: Readonly<Record<string, string>> = {
  es: ' ahora',
  it: ' adesso',
  de: ' jetzt',
  jp: '窓口',
};

function translate(scratch: Scratch): void {
  for (const [language, text] of Object.entries(WORDS)) {
    const file = `apps/site/locales/home/${language}.po`;
    const outdated = new RegExp(`#\\. English before .*\\n#, fuzzy\\n(?=msgid "${ID}"\\n)`);
    scratch.replace(file, outdated, '');
    scratch.replace(file, new RegExp(`(?<=msgid "${ID}"\\nmsgstr "[^"]+)(?=")`), text);
  }
}

/** A sentence in all languages: docs/guides/strings.md. */
export const sentence: Change = {
  name: 'sentence',
  limits: { files: 6, byHand: 5 },
  edit: (scratch) =>
    scratch.replace(
      'apps/site/src/pages/home/about.tsx',
      /(?<=home\.about\.support[^']*', message: '[^']+)(?=')/,
      ' now',
    ),
  commands: ['npm run strings:extract'],
  finish: translate,
};
