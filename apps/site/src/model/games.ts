import type { MessageDescriptor } from '@lingui/core';
import { gameWords, series } from '#content/games';
import type { GameNumeral, GameState } from '../../build/content/types.ts';

/** A game of the series as every part of the site speaks of it. */
export interface Game {
  numeral: GameNumeral;
  /** Such as "Fatal II": the same in every language. */
  name: string;
  /** Such as "Fatal: Unleashed Darkness". Default: the name, where the game has no subtitle yet. */
  title: string;
  subtitle?: string;
  state: GameState;
  /** The words of the state. */
  stateText: MessageDescriptor;
  /** The page about it. Default: there is none, and nothing to do. */
  page?: string;
}

/** The games in their order, as `content/games` has them. */
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
if (first?.subtitle === undefined) throw new Error('content/games has no first game.');

/** The game that the site is about. */
export const firstGame: Game & { subtitle: string } = { ...first, subtitle: first.subtitle };
