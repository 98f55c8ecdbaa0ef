import { useLingui } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { gameWords } from '#content/games';
import { steamPage } from '#content/links';

/** Leads to the game's page in the store, where it can be put on a wishlist: the one thing that a visitor can do for the game. */
export function WishlistButton({ className }: { className?: string }) {
  const { t, i18n } = useLingui();
  return (
    <Button className={className} href={steamPage} icon="external" target="_blank" rel="noopener">
      <span>{i18n._(gameWords.wishlist)}</span>{' '}
      <span className="sr-only">{t({ id: 'shell.newTab', message: '(opens in a new tab)' })}</span>
    </Button>
  );
}
