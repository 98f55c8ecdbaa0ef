import { msg } from '@lingui/core/macro';
import { island } from '../../runtime/island.tsx';
import type { PageHead } from '../../runtime/route-types.ts';
import { Fog } from './fog.tsx';
import { Games } from './games.tsx';
import { Hero } from './hero.tsx';
import { preloadStory, Story } from './story.tsx';

const Gallery = island(() => import('./gallery.tsx').then((module) => module.Gallery));

export const preload = () => Promise.all([Gallery.preload(), preloadStory()]);

export const head = (): PageHead => ({
  title: msg({ id: 'game.head', message: 'Unleashed Darkness' }),
  description: msg({
    id: 'game.description',
    message:
      'Fatal I, Unleashed Darkness: a hospital on a moor, a roll of film that was never developed, and one light to carry.',
  }),
  picture: 'forest',
});

export function Page() {
  return (
    <>
      <Hero />
      <Story />
      <Games />
      <Gallery />
      <Fog />
    </>
  );
}
