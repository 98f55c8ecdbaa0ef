import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { gameDatabasePage } from '#content/links';
import { WishlistButton } from '../../layout/wishlist-button.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import { RoomTone } from './room-tone.tsx';

/** Story of the game, with links to its store page and IGDB. */
export function Story() {
  const { t } = useLingui();
  const newTab = t({ id: 'game.newTab', message: '(opens in a new tab)' });
  const outside = { target: '_blank', rel: 'noopener noreferrer', icon: 'external' } as const;
  return (
    <section className="game-story">
      <h2 className="m-0 font-serif text-h3 font-light text-text">
        <Trans id="game.story.title">Story</Trans>
      </h2>
      <div className="game-story-text">
        <p>
          <Trans id="game.story.1">
            The hospital on the moor closed in one night. The beds were left made, and one lamp was left
            burning.
          </Trans>
        </p>
        <p>
          <Trans id="game.story.2">
            You come back for a roll of film that was never developed. The gate is open. The path through the
            wood is shorter than you remember, and somebody is walking ahead of you with a light of their own.
          </Trans>
        </p>
        <p>
          <Trans id="game.story.3">
            Every frame you recover shows a room as it was. Go to that room, and you will find what has been
            moved since, and how recently.
          </Trans>
        </p>
        <p>
          <Trans id="game.story.4">
            You can carry one light. Whatever it does not reach is left as it is, and so, for the moment, are
            you.
          </Trans>
        </p>
      </div>
      <div className="game-story-links">
        <WishlistButton />
        <Button href={gameDatabasePage} variant="outline" {...outside}>
          <Trans id="game.database">See it on IGDB</Trans> <span className="sr-only">{newTab}</span>
        </Button>
        <PartErrorBoundary>
          <RoomTone />
        </PartErrorBoundary>
      </div>
    </section>
  );
}
