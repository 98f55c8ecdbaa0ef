import type { Change } from '../change.ts';

/** A sixth language, not yet published, and so not yet translated: docs/guides/strings.md. */
export const language: Change = {
  name: 'language',
  limits: { files: 3, byHand: 1 },
  own: /\/locales\/(?:.+\/)?fr\.po$/,
  edit: (scratch) =>
    scratch.replace(
      'packages/contracts/src/locales.ts',
      /(?=\n\] as const satisfies Language)/,
      "\n  { code: 'fr', tag: 'fr', name: 'Français', published: false },",
    ),
  commands: ['npm run strings:extract'],
};
