import { NOT_FOUND_PATH, POSITION_ROLES } from '@fatal/contracts';
import { msg } from '@lingui/core/macro';
import type { RouteRow } from './route-types.ts';

/**
 * All pages of the site (Spec 3.1). URLs, sitemap, breadcrumbs, footer links and checks are derived from it, in this
 * order. Any other URL is a 404.
 */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', page: 'home/page', areas: () => ['home', 'news', 'videos'] },
  { path: '/gate', page: 'gate/page', areas: () => ['gate', 'forms'], chrome: 'bare' },
  {
    path: '/careers',
    page: 'careers/page',
    areas: () => ['careers', 'positions', 'forms', 'fields'],
    footer: [{ list: 'studio', label: msg({ id: 'shell.footer.careers', message: 'Careers' }) }],
  },
  {
    path: '/join-us/:role',
    page: 'position/page',
    areas: ({ role = '' }) => ['positions', `position-${role}`, 'forms', 'fields'],
    parent: '/careers',
    accepts: ({ role }) => POSITION_ROLES.some((known) => known === role),
  },
  {
    path: '/team',
    page: 'team/page',
    footer: [{ list: 'studio', label: msg({ id: 'shell.footer.artists', message: 'Artists' }) }],
  },
  {
    path: '/news',
    page: 'news/page',
    footer: [{ list: 'studio', label: msg({ id: 'shell.footer.news', message: 'News' }) }],
  },
  {
    path: '/news/page/:page',
    page: 'news/page',
    parent: '/news',
    accepts: ({ page = '' }) => /^(?:[2-9]|[1-9]\d+)$/.test(page),
  },
  {
    path: '/news/:id',
    page: 'news-article/page',
    areas: ({ id = '' }) => ['news', `article-${id}`],
    parent: '/news',
    accepts: ({ id = '' }) => /^[1-9]\d*$/.test(id),
  },
  {
    path: '/press',
    page: 'press/page',
    areas: () => ['press', 'game', 'home', 'news', 'team', 'videos'],
    footer: [{ list: 'studio', label: msg({ id: 'shell.footer.press', message: 'Press' }) }],
  },
  {
    path: '/collaborations',
    page: 'collaborations/page',
    footer: [
      { list: 'studio', label: msg({ id: 'shell.footer.collaborations', message: 'Collaborations' }) },
    ],
  },
  {
    path: '/collaborations/placements',
    page: 'placement/page',
    parent: '/collaborations',
  },
  {
    path: '/support',
    page: 'support/page',
    areas: () => ['support', 'forms', 'fields'],
    footer: [
      { list: 'studio', label: msg({ id: 'shell.footer.contact', message: 'Contact' }), hash: '#contact' },
      { list: 'studio', label: msg({ id: 'shell.footer.faq', message: 'FAQ' }), hash: '#faq' },
    ],
  },
  {
    path: '/games/fatal-unleashed-darkness',
    page: 'game/page',
    areas: () => ['game', 'moved', 'videos'],
    chrome: 'game',
  },
  { path: '/moved', page: 'moved/page', parent: '/games/fatal-unleashed-darkness' },
  {
    path: '/events/mundos-digitales-2025',
    page: 'festival/page',
    areas: () => ['festival', 'forms', 'fields'],
    navbar: msg({ id: 'shell.nav.festival', message: 'MD 2025' }),
  },
  {
    path: '/terms-of-use',
    page: 'legal/terms',
    footer: [{ list: 'legal', label: msg({ id: 'shell.footer.terms', message: 'Terms of use' }) }],
  },
  {
    path: '/privacy-policy',
    page: 'legal/privacy',
    footer: [{ list: 'legal', label: msg({ id: 'shell.footer.privacy', message: 'Privacy policy' }) }],
  },
  { path: NOT_FOUND_PATH, page: 'not-found/page', areas: () => [] },
];
