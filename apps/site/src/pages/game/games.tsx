import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, GameStatus, type Game, Picture, type PictureStem } from '@gloam/ui';
import { gameWords } from '#content/games';
import { steamPage } from '#content/links';
import corridor from '../../../content/pictures/corridor.json';
import ward from '../../../content/pictures/ward.json';
import type { GameNumeral } from '../../../build/content/types.ts';
import { Numeral } from '../../brand/numeral.tsx';
import { firstGame, games } from '../../model/games.ts';

const picture = (image: PictureStem, position: string) => (
  <Picture {...fromStem(image)} position={position} alt="" decorative sizes="(min-width: 64rem) 49vw, 98vw" />
);

/** Pictures of the games that have one so far. */
const pictures: Partial<Record<GameNumeral, ReturnType<typeof picture>>> = {
  I: picture(corridor, '72% 50%'),
  II: picture(ward, '30% 50%'),
};

/** The four games with their states, shown as stages of a developing photo: exposed, half developed, blank. */
export function Games() {
  const { t, i18n } = useLingui();
  const { name } = firstGame;
  const wishlist = i18n._(gameWords.wishlist);
  const shown = games.map(({ name: of, numeral, state: step }): Game => {
    const look = { name: of, numeral: <Numeral of={numeral} />, picture: pictures[numeral] };
    return step === 'accessible'
      ? { ...look, state: step, href: steamPage, external: true }
      : { ...look, state: step };
  });

  return (
    <section className="game-page">
      <h2 className="sr-only">
        <Trans id="game.games.title">The four games</Trans>
      </h2>
      <GameStatus
        games={shown}
        labels={{
          accessible: wishlist,
          inDevelopment: i18n._(gameWords.states['in-development']),
          locked: i18n._(gameWords.states.locked),
          link: () =>
            t({
              id: 'game.state.accessible.name',
              message: `${wishlist}: the store page of ${name} (opens in a new tab)`,
            }),
        }}
      />
    </section>
  );
}
