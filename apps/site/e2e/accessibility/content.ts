import { ENDPOINTS, type Artist, type NewsItem } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { allArticles } from '../routes.ts';

/** Number of articles in the API's response. Uses the oldest, so that a new article changes no other page. */
const ARTICLES = 3;

/** Newest of these articles. */
export const [article = ''] = allArticles().slice(-ARTICLES);

const person = (id: number, name: string, of: Partial<Artist>): Artist => ({
  id,
  name,
  first_surname: 'Holm',
  image: null,
  email: `${name.toLowerCase()}@studio.example`,
  roles: [{ name: 'sound' }],
  is_lead: 0,
  social_links: { website: 'https://website.example' },
  original_role: null,
  ...of,
});

/** Small team with one person of each kind. */
const TEAM = [
  person(901, 'Ada', { is_lead: 1 }),
  person(902, 'Bo', {}),
  person(903, 'Cleo', { roles: [{ name: 'agradecimientos' }], original_role: 'sound' }),
];

/** Mocks people and articles in the API, so that pages don't change with the content. */
export async function mockContent(page: Page): Promise<void> {
  await page.route(`**${ENDPOINTS.team}`, (route) => route.fulfill({ json: TEAM }));
  await page.route(`**${ENDPOINTS.news}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: ((await answer.json()) as NewsItem[]).slice(-ARTICLES) });
  });
}
