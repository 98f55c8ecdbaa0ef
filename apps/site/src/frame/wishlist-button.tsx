import { Trans } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { steamPage } from '#content/links';

/** Leads to the game's page in the store, where it can be put on a wishlist: the one thing that a visitor can do for the game. */
export function WishlistButton({ className }: { className?: string }) {
  return (
    <Button className={className} href={steamPage} icon="external" target="_blank" rel="noopener">
      <Trans id="shell.wishlist">
        Wishlist on Steam<span className="sr-only"> (opens in a new tab)</span>
      </Trans>
    </Button>
  );
}
