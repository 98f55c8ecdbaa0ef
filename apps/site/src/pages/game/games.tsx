import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, GameStatus, type Game, Picture, type PictureStem } from '@gloam/ui';
import { steamPage } from '#content/links';
import corridor from '../../../content/pictures/corridor.json';
import ward from '../../../content/pictures/ward.json';
import { Numeral } from '../../brand/numeral.tsx';

const picture = (image: PictureStem, position: string) => (
  <Picture {...fromStem(image)} position={position} alt="" decorative sizes="(min-width: 64rem) 23vw, 46vw" />
);

/** The four games as steps of exposure: lit, half developed, blank. */
export function Games() {
  const { t } = useLingui();
  const look = (numeral: 'I' | 'II' | 'III' | 'IV') => ({
    name: t({ id: 'game.name', message: `Fatal ${numeral}` }),
    numeral: <Numeral of={numeral} />,
  });
  const games: Game[] = [
    {
      ...look('I'),
      state: 'accessible',
      href: steamPage,
      external: true,
      picture: picture(corridor, '72% 50%'),
    },
    { ...look('II'), state: 'in-development', picture: picture(ward, '30% 50%') },
    { ...look('III'), state: 'locked' },
    { ...look('IV'), state: 'locked' },
  ];

  return (
    <section className="game-page">
      <h2 className="sr-only">
        <Trans id="game.games.title">The four games</Trans>
      </h2>
      <GameStatus
        games={games}
        labels={{
          accessible: t({ id: 'game.state.accessible', message: 'Accessible' }),
          inDevelopment: t({ id: 'game.state.inDevelopment', message: 'In development' }),
          locked: t({ id: 'game.state.locked', message: 'Locked. Coming soon' }),
          link: () =>
            t({
              id: 'game.state.accessible.name',
              message: 'Accessible: the store page of Fatal I (opens in a new tab)',
            }),
        }}
      />
    </section>
  );
}
