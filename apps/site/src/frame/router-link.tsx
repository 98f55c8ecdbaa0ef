import type { LinkProps } from '@gloam/ui';
import { Link, useNavigate } from 'react-router-dom';
import { savesData } from '../runtime/saves-data.ts';
import { useSite } from '../runtime/site-context.ts';

/** Draws Gloam's links with the router, and fetches the page they lead to as soon as somebody means to follow them. */
export function RouterLink(props: LinkProps) {
  return props.href.startsWith('#') ? <HashLink {...props} /> : <PathLink {...props} />;
}

/** Through the router, so that a second click on the same target arrives there again. */
function HashLink({ href, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        void navigate(href);
      }}
    >
      {children}
    </a>
  );
}

function PathLink({ href, onPointerEnter, onTouchStart, onFocus, ...rest }: LinkProps) {
  const { pages } = useSite();
  const isInside = href.startsWith('/');

  const prefetch = () => {
    if (isInside && !savesData()) void pages.prefetch(href.replace(/[?#].*$/, '')).catch(() => undefined);
  };

  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    />
  );
}
