import { useLingui } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { gameWords } from '#content/games';
import { steamPage } from '#content/links';

/** Link to the game's page on Steam, where visitors can add it to their wishlist. */
export function WishlistButton({ className }: { className?: string }) {
  const { t, i18n } = useLingui();
  return (
    <Button className={className} href={steamPage} icon="external" target="_blank" rel="noopener">
      <span>{i18n._(gameWords.wishlist)}</span>{' '}
      <span className="sr-only">{t({ id: 'shell.newTab', message: '(opens in a new tab)' })}</span>
    </Button>
  );
}
