import type { PageChrome } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@gloam/ui';
import type { ReactNode } from 'react';
import { PartErrorBoundary } from '../shared/part-error-boundary.tsx';
import { GameFooter } from './game-footer.tsx';
import { SiteBackToTop } from './site-back-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteNavbar } from './site-navbar.tsx';

/** Target of the skip link. */
const MAIN_ID = 'main';

interface LayoutProps {
  chrome: PageChrome;
  /** Path of the page. Also the key of `main`, so that no state carries over to the next page. */
  pathname: string;
  /** Whether the page fades in. The first page of a document doesn't. */
  fadeIn: boolean;
  children: ReactNode;
}

/** Layout of every page: skip link, navbar, main content and footer. */
export function Layout({ chrome, pathname, fadeIn, children }: LayoutProps) {
  const { t } = useLingui();
  const main = (
    <main key={pathname} id={MAIN_ID} className={fadeIn ? 'page-entering' : undefined} tabIndex={-1}>
      <PartErrorBoundary>{children}</PartErrorBoundary>
    </main>
  );
  if (chrome === 'bare') return main;
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t({ id: 'shell.skip', message: 'Skip to the content' })}</SkipLink>
      {chrome === 'full' && (
        <PartErrorBoundary>
          <SiteNavbar pathname={pathname} />
        </PartErrorBoundary>
      )}
      {main}
      <PartErrorBoundary>
        {chrome === 'full' ? <SiteFooter pathname={pathname} /> : <GameFooter />}
      </PartErrorBoundary>
      <SiteBackToTop />
    </>
  );
}
