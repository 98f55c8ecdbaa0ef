import { island } from '../shell/island.tsx';

/** A video of the content as a frame; what opens it is fetched once somebody is here. */
export const LateVideo = island(() => import('./site-video.tsx').then((module) => module.SiteVideo));
