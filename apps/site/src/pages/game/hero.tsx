import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Icon, Picture } from '@gloam/ui';
import { type MouseEvent, useRef } from 'react';
import { gameWords } from '#content/games';
import { videos } from '#content/videos';
import { clockTime } from '../../layout/clock-time.ts';
import { SiteVideo } from '../../layout/site-video.tsx';
import { useBack } from '../../layout/use-back.ts';
import { WishlistButton } from '../../layout/wishlist-button.tsx';
import { firstGame } from '../../model/games.ts';
import { CarriedLight } from './carried-light.tsx';
import forest from '../../../content/pictures/forest.json';
import forestUpright from '../../../content/pictures/forest-upright.json';

/** Subtitle, split before the last word, which is emphasized. */
const [, start, end] = /^(.*) (\S+)$/.exec(firstGame.subtitle) ?? [undefined, '', firstGame.subtitle];

/** Clip of the gameplay, which is the last video. */
const gameplay = videos.at(-1) ?? videos[0];

const PICTURE = {
  className: 'game-hero-picture',
  sizes: '(max-aspect-ratio: 9/16) 120vw, (max-width: 48rem) 240vw, 100vw',
  position: '38% 50%',
};

/** Hero with the forest, the game's title and state, the wishlist button, a clip, and a link back. */
export function Hero() {
  const { t, i18n } = useLingui();
  const goBack = useBack();
  const hero = useRef<HTMLElement>(null);
  const onBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  };

  return (
    <section ref={hero} className="game-hero">
      <Picture
        {...fromStem(forest)}
        upright={fromStem(forestUpright)}
        alt={t({
          id: 'game.hero.alt',
          message:
            'A forest at night; white light between the trunks, and on the path a figure in a long coat, seen from behind.',
        })}
        {...PICTURE}
        priority
      />
      <div className="game-hero-page">
        <a href="/" className="game-back back-link" onClick={onBack}>
          <Icon name="arrow-left" size={18} />
          <Trans id="game.back">Go back</Trans>
        </a>
        <div className="game-hero-words">
          <div>
            <h1 className="game-title">
              <span className="sr-only">{firstGame.title}</span>
              <span aria-hidden="true">
                {start} <em>{end}</em>
              </span>
            </h1>
            <p className="game-status">
              <em>{firstGame.name}</em> <span>{i18n._(gameWords.pitch)}</span>{' '}
              <span>{i18n._(firstGame.stateText)}</span>
            </p>
            <p className="mb-0 mt-6">
              <WishlistButton />
            </p>
            <CarriedLight hero={hero} picture={PICTURE} />
          </div>
          <SiteVideo
            video={gameplay}
            className="w-full lg:w-96"
            narrow="row"
            sizes="(min-width: 1024px) 384px, (min-width: 48rem) 92vw, 148px"
            top={{ start: '02A', end: i18n._(gameplay.title) }}
            bottom={{ start: firstGame.name, end: clockTime(gameplay.duration) }}
          />
        </div>
      </div>
    </section>
  );
}
