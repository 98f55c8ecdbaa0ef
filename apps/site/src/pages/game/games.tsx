import { Trans, useLingui } from '@lingui/react/macro';
import { FilmFrame, Icon } from '@gloam/ui';
import type { ReactNode } from 'react';
import { steamPage } from '../../../content/links.ts';
import { NUMERALS } from '../../brand/wordmark-paths.ts';
import { Wordmark } from '../../brand/wordmark.tsx';
import { SitePicture } from '../../connected/site-picture.tsx';

type GameState = 'accessible' | 'in-development' | 'locked';

const games = [
  { numeral: 'I', state: 'accessible', picture: 'corridor', position: '72% 50%' },
  { numeral: 'II', state: 'in-development', picture: 'ward', position: '30% 50%' },
  { numeral: 'III', state: 'locked' },
  { numeral: 'IV', state: 'locked' },
] as const satisfies readonly {
  numeral: keyof typeof NUMERALS;
  state: GameState;
  picture?: string;
  position?: string;
}[];

/** The four games as steps of exposure: lit, half developed, blank. */
export function Games() {
  const { t } = useLingui();
  const states: Record<GameState, ReactNode> = {
    accessible: (
      <a
        className="gloam-card-link"
        href={steamPage}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t({
          id: 'game.state.accessible.name',
          message: 'Accessible: the store page of Fatal I (opens in a new tab)',
        })}
      >
        {t({ id: 'game.state.accessible', message: 'Accessible' })}
      </a>
    ),
    'in-development': t({ id: 'game.state.inDevelopment', message: 'In development' }),
    locked: t({ id: 'game.state.locked', message: 'Locked. Coming soon' }),
  };

  return (
    <section className="game-page">
      <h2 className="sr-only">
        <Trans id="game.games.title">The four games</Trans>
      </h2>
      <ul role="list" className="game-row">
        {games.map(({ numeral, state, ...picture }) => (
          <li key={numeral} className="game-card gloam-card" data-state={state}>
            <FilmFrame
              interactive={state === 'accessible'}
              top={{
                start: t({ id: 'game.name', message: `Fatal ${numeral}` }),
                end: state === 'locked' ? <Icon name="lock" size={14} /> : undefined,
              }}
            >
              <div className="game-card-picture">
                {'picture' in picture && (
                  <SitePicture
                    name={picture.picture}
                    position={picture.position}
                    alt=""
                    decorative
                    sizes="(min-width: 64rem) 23vw, 46vw"
                  />
                )}
                <Wordmark letters={NUMERALS[numeral]} className="game-numeral" />
              </div>
            </FilmFrame>
            <p className="game-card-state">
              <span>{states[state]}</span>
              {state === 'accessible' && <Icon name="external" size={18} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
