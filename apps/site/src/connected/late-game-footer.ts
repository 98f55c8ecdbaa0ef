import { island } from '../shell/island.tsx';

/** The footer of a game's page; no other page needs its code. */
export const LateGameFooter = island(() => import('./game-footer.tsx').then((module) => module.GameFooter));
