// The pages that have a share image: which picture it shows and which message is its title.
import { readdirSync } from 'node:fs';
import { POSITION_ROLES } from '@fatal/contracts';

const CONTENT = new URL('../../../apps/site/content/', import.meta.url);
const articles = readdirSync(new URL('news', CONTENT)).map((file) => file.replace(/\.ts$/, ''));

/** By the name of the page's address (`/join-us/rigger` is `join-us-rigger`); `area` is the catalog of the title. */
export const SHARED_PAGES = {
  home: { picture: 'corridor', area: 'home', title: 'home.title' },
  gate: { picture: 'doorway', area: 'gate', title: 'gate.head' },
  'games-fatal-unleashed-darkness': { picture: 'forest', area: 'game', title: 'game.head' },
  news: { picture: 'cinema', area: 'news', title: 'news.list.head' },
  collaborations: { picture: 'ward', area: 'collaborations', title: 'collaborations.head' },
  'events-mundos-digitales-2025': { picture: 'stairs', area: 'festival', title: 'festival.head' },
  team: { picture: 'cinema-row', area: 'team', title: 'team.head' },
  careers: { picture: 'doorway', area: 'careers', title: 'careers.head' },
  support: { picture: 'keyhole', area: 'support', title: 'support.head' },
  'terms-of-use': { picture: 'archive', area: 'legal', title: 'legal.terms.head' },
  'privacy-policy': { picture: 'archive-ladder', area: 'legal', title: 'legal.privacy.head' },
  404: { picture: 'darkroom', area: 'shell', title: 'shell.notFound.head' },
  ...Object.fromEntries(
    POSITION_ROLES.map((role) => [
      `join-us-${role}`,
      { picture: `position-${role}`, area: 'positions', title: `position.${role}.title` },
    ]),
  ),
  ...Object.fromEntries(
    articles.map((id) => [`news-${id}`, { picture: `news-${id}`, area: 'news', title: `news.${id}.title` }]),
  ),
};
