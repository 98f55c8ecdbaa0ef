import type { Change } from '../change.ts';

const TOKENS = 'packages/ui/src/tokens.ts';

/** Another hex value, as hard to compress as most: docs/guides/component.md. */
export const colour: Change = {
  name: 'colour',
  limits: { files: 2, byHand: 1 },
  edit: (scratch) => {
    const [value = ''] = /'#\w+(?=', 'text, )/.exec(scratch.read(TOKENS)) ?? [];
    const other = value.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
    scratch.replace(TOKENS, `${value}', 'text, `, `${other}', 'text, `);
  },
  commands: ['npm run build'],
};
