import { Trans, useLingui } from '@lingui/react/macro';
import { Button, fromStem, PlatePair } from '@gloam/ui';
import { rooms } from '#content/moved';
import { WishlistButton } from '../../layout/wishlist-button.tsx';
import { FoundCount } from './found-count.tsx';
import { useFoundRooms } from './use-found-rooms.ts';
import { usePlateLabels } from './use-plate-labels.ts';

/** Rooms, each with two pictures, and the number found so far. */
export function Rooms() {
  const { i18n } = useLingui();
  const { found, find, forget } = useFoundRooms(rooms);
  const labels = usePlateLabels();
  const [count, total] = [found.size, rooms.length];
  return (
    <section className="mt-12 lg:mt-16" aria-labelledby="moved-how">
      <h2 id="moved-how" className="sr-only">
        <Trans id="moved.how.title">How to look</Trans>
      </h2>
      <p className="moved-how">
        <Trans id="moved.how">
          Press “Then / Now”, or press and hold the picture, to see the other picture. When you see what has
          been moved, click or tap it, or go there with the arrow keys and press Enter. What you find is saved
          on this device only.
        </Trans>
      </p>
      <div className="moved-sheet">
        <p className="moved-count" role="status">
          <FoundCount found={count} total={total} />
        </p>
        <ul className="moved-rooms" role="list">
          {rooms.map(({ id, title, first, second, spots }, at) => (
            <li key={id}>
              <h3 className="sr-only">{i18n._(title)}</h3>
              <PlatePair
                first={{ ...fromStem(first.picture), alt: i18n._(first.alt) }}
                second={{ ...fromStem(second.picture), alt: i18n._(second.alt) }}
                spots={spots}
                labels={labels}
                number={String(at + 1).padStart(2, '0')}
                found={found.has(id)}
                onFound={() => {
                  find(id);
                }}
                sizes="(min-width: 64rem) 46vw, 92vw"
              />
            </li>
          ))}
        </ul>
      </div>
      {count === total && (
        <p className="mb-0 mt-8 max-w-[38ch] font-serif text-lede">
          <Trans id="moved.all">That’s all of them. Whoever moved them now knows that you’ve looked.</Trans>
        </p>
      )}
      <p className="mb-0 mt-8 flex flex-wrap gap-4">
        {count === total && <WishlistButton />}
        <Button href="/games/fatal-unleashed-darkness" icon="arrow-right" variant="outline">
          <Trans id="moved.game">Go to the game</Trans>
        </Button>
        {count > 0 && (
          <Button variant="quiet" onClick={forget}>
            <Trans id="moved.forget">Start again</Trans>
          </Button>
        )}
      </p>
    </section>
  );
}
