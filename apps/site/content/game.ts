/** The first game, as other programs know it: a name and terms of the trade, the same in every language. */
export const game = {
  name: 'Fatal: Unleashed Darkness',
  genres: ['Survival horror'],
} as const;
