import type { MessageDescriptor } from '@lingui/core';
import { gameWords, series } from '#content/games';
import type { GameNumeral, GameState } from '../../build/content/types.ts';

/** Game of the series. */
export interface Game {
  numeral: GameNumeral;
  /** Series and numeral, such as "Fatal II". Not translated. */
  name: string;
  /** Series and subtitle, such as "Fatal: Unleashed Darkness", or the name if there is no subtitle yet. */
  title: string;
  subtitle?: string;
  state: GameState;
  /** Message that describes the state. */
  stateText: MessageDescriptor;
  /** Path of the game's page. Default: none. */
  page?: string;
}

/** All games, in the order of `content/games`. */
export const games: readonly Game[] = series.games.map((game) => {
  const { numeral, subtitle, state } = game;
  return {
    ...game,
    name: `${series.series} ${numeral}`,
    title: subtitle === undefined ? `${series.series} ${numeral}` : `${series.series}: ${subtitle}`,
    stateText: gameWords.states[state],
  };
});

const [first] = games;
if (first?.subtitle === undefined) throw new Error('The first game in content/games needs a subtitle.');

/** First game of the series, which the site is about. */
export const firstGame: Game & { subtitle: string } = { ...first, subtitle: first.subtitle };
