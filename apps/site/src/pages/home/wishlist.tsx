import { writeDay } from '@fatal/contracts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, DigitCounter, Picture } from '@gloam/ui';
import { Lamp } from '../../layout/lazy-lamp.tsx';
import { useNumberFormat } from '../../layout/use-number-format.ts';
import { WishlistButton } from '../../layout/wishlist-button.tsx';
import { useSite } from '../../routes/site-context.ts';
import moor from '../../../content/pictures/moor.json';
import light from '../../../content/pictures/moor-light.json';

export function Wishlist() {
  const { t } = useLingui();
  const number = useNumberFormat();
  const { locale, settings } = useSite();
  const { wishlistCountDate } = settings;
  const day = wishlistCountDate === null ? null : writeDay(wishlistCountDate, locale);
  const counted =
    day === null
      ? t({ id: 'home.wishlist.label', message: 'Wishlists so far' })
      : t({ id: 'home.wishlist.labelDated', message: `Wishlists as of ${day}` });
  const label =
    settings.wishlistCount === 0
      ? t({ id: 'home.wishlist.none', message: 'None yet: yours can be the first.' })
      : counted;
  return (
    <section className="wishlist relative isolate mt-section flex items-end">
      <Picture
        {...fromStem(moor)}
        className="wishlist-picture"
        alt={t({
          id: 'home.wishlist.alt',
          message: 'A moor at night; the beam of a lighthouse sweeps over low fog.',
        })}
        sizes="(max-width: 48rem) 300vw, 100vw"
      />
      <Lamp plate={light} waits="near" still="(hover: none)" className="wishlist-lamp" />
      <div className="mx-auto flex w-full max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-8 px-margin pb-16 pt-42">
        <div className="grid flex-[1_1_20rem] justify-items-start gap-4">
          <h2 className="m-0 font-serif text-h2 font-light tracking-[-0.026em] text-text">
            <Trans id="home.wishlist.title">Leave a light on for us.</Trans>
          </h2>
          <p className="m-0 mb-4 font-serif text-lede">
            <Trans id="home.wishlist.text">
              Add the game to your wishlist, and Steam will tell you when it’s out.
            </Trans>
          </p>
          <WishlistButton />
        </div>
        <div className="grid gap-3">
          <DigitCounter
            value={settings.wishlistCount}
            labels={{
              spoken: ({ value }) => {
                const written = number(value);
                return t({
                  id: 'home.wishlist.count',
                  message: plural(value, {
                    one: `${written} wishlist so far`,
                    other: `${written} wishlists so far`,
                  }),
                });
              },
            }}
          />
          <p className="m-0 text-small text-text-muted" aria-hidden="true">
            {label}
          </p>
        </div>
      </div>
    </section>
  );
}
