import './home.css';
import { msg } from '@lingui/core/macro';
import { LoadingOverlay } from '@gloam/ui';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { About } from './about.tsx';
import { ContinueNotice } from './continue-notice.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Videos } from './videos.tsx';
import { Partners } from './partners.tsx';
import { Wishlist } from './wishlist.tsx';

/** Duration of the loading overlay, in milliseconds (Spec 5.5). */
const OVERLAY = 100;

export const head = (): PageHead => ({
  title: msg({ id: 'home.title', message: 'Fatal: Unleashed Darkness' }),
  description: msg({
    id: 'home.description',
    message:
      'Fatal is a third-person survival-horror series made by an independent studio of remote volunteers. Trailer, news, open positions.',
  }),
  picture: 'corridor',
});

export function Page() {
  return (
    <>
      <LoadingOverlay duration={OVERLAY} />
      <ContinueNotice />
      <Hero />
      <About />
      <LatestNews />
      <Videos />
      <PartErrorBoundary>
        <Partners />
      </PartErrorBoundary>
      <PartErrorBoundary>
        <Wishlist />
      </PartErrorBoundary>
    </>
  );
}
