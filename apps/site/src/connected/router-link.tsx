import type { LinkProps } from '@gloam/ui';
import { Link } from 'react-router-dom';
import { useSite } from '../shell/site-context.ts';

/** Draws Gloam's links with the router, and fetches the page they lead to as soon as somebody means to follow them. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const { pages } = useSite();
  const isInside = href.startsWith('/');

  const prefetch = () => {
    if (isInside && !savesData()) void pages.prefetch(href.replace(/[?#].*$/, '')).catch(() => undefined);
  };

  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    />
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
