import { POSITION_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { matchRoute, routes } from './match-route.ts';

/** Those without a parameter. */
const FIXED = routes.map(({ path }) => path).filter((path) => !path.includes(':'));

const ADDRESSES = [...FIXED, '/news/1', ...POSITION_ROLES.map((role) => `/join-us/${role}`)];

describe('the routes', () => {
  // Spec 3.1
  it.each(FIXED)('have a page of its own for %s', (path) => {
    expect(matchRoute(path)).toMatchObject({ route: { path }, params: {} });
  });

  // Spec 3.1
  it.each(POSITION_ROLES)('have a page for the role %s', (role) => {
    expect(matchRoute(`/join-us/${role}`)).toMatchObject({
      route: { path: '/join-us/:role' },
      params: { role },
    });
  });

  it.each(['1', '8', '999'])('ask the API about the article %s', (id) => {
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
  ])('show the page of /404 for %s', (path) => {
    expect(matchRoute(path)).toMatchObject({ route: { path: '/404' }, params: {} });
  });

  it('are each found by one pattern', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('read the text of an article only where it is shown', () => {
    const { route, params } = matchRoute('/news/3');
    expect(route.areas(params)).toEqual(['news', 'article-3']);
  });

  // Spec 5.1
  it('leave everything out around the gate', () => {
    expect(matchRoute('/gate').route.chrome).toBe('bare');
  });

  // Spec 3.1
  it.each(ADDRESSES)('load a page with title and description for %s', { timeout: 30_000 }, async (path) => {
    const { route, params } = matchRoute(path);
    const { Page, head } = await route.module();
    expect(Page).toBeTypeOf('function');
    expect(head(params)).toMatchObject({
      title: { id: expect.stringMatching(/\w/) as string },
      description: { id: expect.stringMatching(/\w/) as string },
    });
  });

  it('keep the gate and the page for what is not there out of search results', async () => {
    const hidden: string[] = [];
    for (const path of ADDRESSES) {
      const { route, params } = matchRoute(path);
      if ((await route.module()).head(params).noIndex) hidden.push(path);
    }
    expect(hidden).toEqual(['/gate', '/404']);
  });
});
