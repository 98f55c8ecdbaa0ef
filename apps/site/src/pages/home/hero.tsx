import { Button, Picture } from '@gloam/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { gameWords } from '#content/games';
import { clockTime } from '../../layout/clock-time.ts';
import { HOME_PICTURE } from '../../layout/home-picture.ts';
import { Lamp } from '../../layout/lazy-lamp.tsx';
import { SiteVideo } from '../../layout/site-video.tsx';
import { WishlistButton } from '../../layout/wishlist-button.tsx';
import { firstGame } from '../../model/games.ts';
import { Wordmark } from '../../brand/wordmark.tsx';
import { videos } from '#content/videos';
import light from '../../../content/pictures/corridor-light.json';
import lightUpright from '../../../content/pictures/corridor-light-upright.json';

/** Hero of the home page: the game's title and links over a picture, and the trailer. */
export function Hero() {
  const { t, i18n } = useLingui();
  const [trailer] = videos;
  return (
    <section className="hero relative isolate flex min-h-svh flex-col justify-end">
      <Picture
        {...HOME_PICTURE}
        className="hero-picture"
        alt={t({
          id: 'home.hero.alt',
          message:
            'A derelict hospital corridor; a figure in a long coat, seen from behind, stands in front of the only lit door.',
        })}
      />
      <Lamp plate={light} upright={lightUpright} waits="scroll" className="hero-lamp" />
      <div className="mx-auto flex w-full max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-8 px-margin pb-12 pt-24 lg:pb-16">
        <div>
          <h1 className="m-0">
            <span className="sr-only">{firstGame.title}</span>
            <Wordmark className="hero-wordmark" />
            <span
              aria-hidden="true"
              className="mt-8 block font-serif text-[clamp(2rem,4.3vw,3.9rem)] font-light italic leading-none tracking-[-0.03em] text-text"
            >
              {firstGame.subtitle}
            </span>
          </h1>
          <p className="mb-0 mt-6 font-serif text-lede">{i18n._(gameWords.pitch)}</p>
          <p className="mb-0 mt-6 flex flex-wrap gap-3">
            <WishlistButton />
            <Button href={firstGame.page ?? '/'} variant="outline" icon="arrow-right">
              <Trans id="home.hero.game">See the game</Trans>
            </Button>
          </p>
        </div>
        <SiteVideo
          video={trailer}
          className="w-full lg:w-80"
          narrow="row"
          sizes="(min-width: 1024px) 300px, (min-width: 48rem) 92vw, 148px"
          top={{ start: '01A', end: t({ id: 'home.hero.trailer', message: 'Teaser trailer' }) }}
          bottom={{ start: firstGame.name, end: clockTime(trailer.duration) }}
        />
      </div>
    </section>
  );
}
