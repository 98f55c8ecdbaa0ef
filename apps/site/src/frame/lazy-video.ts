import { island } from '../runtime/island.tsx';

/** A video of the content as a frame; what opens it is fetched once somebody is here. */
export const LazyVideo = island(() => import('./site-video.tsx').then((module) => module.SiteVideo));
