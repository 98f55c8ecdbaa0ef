import { POSITION_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { matchRoute, routes } from './match-route.ts';

/** Paths without parameters. */
const FIXED = routes.map(({ path }) => path).filter((path) => !path.includes(':'));

const ADDRESSES = [...FIXED, '/news/1', ...POSITION_ROLES.map((role) => `/join-us/${role}`)];

describe('matchRoute', () => {
  // Spec 3.1
  it.each(FIXED)('matches %s', (path) => {
    expect(matchRoute(path)).toMatchObject({ route: { path }, params: {} });
  });

  // Spec 3.1
  it.each(POSITION_ROLES)('matches the role %s', (role) => {
    expect(matchRoute(`/join-us/${role}`)).toMatchObject({
      route: { path: '/join-us/:role' },
      params: { role },
    });
  });

  it.each(['1', '8', '999'])('matches the article %s', (id) => {
    expect(matchRoute(`/news/${id}`)).toMatchObject({ route: { path: '/news/:id' }, params: { id } });
  });

  // Spec 3.1
  it.each([
    '/nowhere',
    '/join-us',
    '/join-us/janitor',
    '/join-us/constructor',
    '/join-us/fx/apply',
    '/news/0',
    '/news/-1',
    '/news/1.5',
    '/news/one',
    '/news/1/comments',
    '/news/%2e%2e',
    '//careers',
    '/games',
    '/events',
    '/collaborations/schools',
  ])('matches the 404 page for %s', (path) => {
    expect(matchRoute(path)).toMatchObject({ route: { path: '/404' }, params: {} });
  });

  it('has a unique pattern for each route', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('needs the text of an article only on its page', () => {
    const { route, params } = matchRoute('/news/3');
    expect(route.areas(params)).toEqual(['news', 'article-3']);
  });

  // Spec 5.1
  it('renders the gate without navbar and footer', () => {
    expect(matchRoute('/gate').route.chrome).toBe('bare');
  });

  // Spec 3.1
  it.each(ADDRESSES)('loads a page with title and description for %s', { timeout: 30_000 }, async (path) => {
    const { route, params } = matchRoute(path);
    const { Page, head } = await route.module();
    expect(Page).toBeTypeOf('function');
    expect(head(params)).toMatchObject({
      title: { id: expect.stringMatching(/\w/) as string },
      description: { id: expect.stringMatching(/\w/) as string },
    });
  });

  it('keeps the gate and the 404 page out of search results', async () => {
    const hidden: string[] = [];
    for (const path of ADDRESSES) {
      const { route, params } = matchRoute(path);
      if ((await route.module()).head(params).noIndex) hidden.push(path);
    }
    expect(hidden).toEqual(['/gate', '/404']);
  });
});
