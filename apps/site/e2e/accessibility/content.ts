import { ENDPOINTS, type Artist, type NewsItem } from '@fatal/contracts';
import type { Page } from '@playwright/test';
import { allArticles } from '../routes.ts';

/** How many articles the API answers with, the oldest: so that a new one changes no page but its own. */
const ARTICLES = 3;

/** The newest of them. */
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

/** A small team: somebody of each kind. */
const TEAM = [
  person(901, 'Ada', { is_lead: 1 }),
  person(902, 'Bo', {}),
  person(903, 'Cleo', { roles: [{ name: 'agradecimientos' }], original_role: 'sound' }),
];

/** Lets the API answer with people and articles that stay as they are when others come and go. */
export async function keepContent(page: Page): Promise<void> {
  await page.route(`**${ENDPOINTS.team}`, (route) => route.fulfill({ json: TEAM }));
  await page.route(`**${ENDPOINTS.news}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: ((await answer.json()) as NewsItem[]).slice(-ARTICLES) });
  });
}
