import type { Change } from '../change.ts';

/** Everything that is made is made anew: no commit may come of it. */
export const nothing: Change = {
  name: 'nothing',
  limits: { files: 0, byHand: 0 },
  edit: () => undefined,
  commands: ['npm run build', 'npm run strings:extract', 'npm run review'],
};
