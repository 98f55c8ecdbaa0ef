import './game.css';
import { msg } from '@lingui/core/macro';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { Fog } from './fog.tsx';
import { Games } from './games.tsx';
import { WhatYouDo } from './what-you-do.tsx';
import { Hero } from './hero.tsx';
import { Story } from './story.tsx';
import { Gallery } from './gallery.tsx';

export const head = (): PageHead => ({
  title: msg({ id: 'game.head', message: 'Unleashed Darkness' }),
  description: msg({
    id: 'game.description',
    message:
      'Fatal I, Unleashed Darkness, is a third-person survival-horror game for PC: find frames of film, and find what has been moved since they were taken. You can wishlist it on Steam; it isn’t out yet.',
  }),
  picture: 'forest',
});

export function Page() {
  return (
    <>
      <Hero />
      <WhatYouDo />
      <Story />
      <Games />
      <PartErrorBoundary>
        <Gallery />
      </PartErrorBoundary>
      <Fog />
    </>
  );
}
