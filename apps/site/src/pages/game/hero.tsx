import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Icon, Picture } from '@gloam/ui';
import type { MouseEvent } from 'react';
import { RouterLink } from '../../frame/router-link.tsx';
import { useBack } from '../../frame/use-back.ts';
import forest from '../../../content/pictures/forest.json';

/** The forest, the name of the game, and the way back. */
export function Hero() {
  const { t } = useLingui();
  const goBack = useBack();
  const onBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  };

  return (
    <section className="game-hero">
      <Picture
        {...fromStem(forest)}
        className="game-hero-picture"
        alt={t({
          id: 'game.hero.alt',
          message:
            'A forest at night; white light between the trunks, and on the path a figure in a long coat, seen from behind.',
        })}
        sizes="100vw"
        position="38% 50%"
        priority
      />
      <div className="game-hero-page">
        <RouterLink href="/" className="game-back back-link" onClick={onBack}>
          <Icon name="arrow-left" size={18} />
          <Trans id="game.back">Go back</Trans>
        </RouterLink>
        <div className="game-hero-words">
          <h1 className="game-title">
            <span className="sr-only">Fatal: Unleashed Darkness</span>
            <span aria-hidden="true">
              <Trans id="game.title">
                Unleashed <em>Darkness</em>
              </Trans>
            </span>
          </h1>
          <p className="game-status">
            <Trans id="game.status">
              <em>Fatal I</em> Accessible
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
