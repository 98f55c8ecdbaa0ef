import { POSITION_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { faq } from './faq.ts';
import { gallery } from './gallery.ts';
import { applicants, legalDate, privacy, terms } from './legal.ts';
import { socialLinks } from './links.ts';
import { articles } from './news.ts';
import { partners } from './partners.ts';
import { positions } from './positions.ts';
import { videos } from './videos.ts';
import { createI18n, loadCatalogs } from '../src/runtime/i18n.ts';

// What the specification says of today's content; `prerender/check-content` holds the rules that any content keeps.
describe('positions', () => {
  const groupOf = (group: string | null) =>
    positions.filter((one) => one.group === group).map(({ role }) => role);
  const categories = Object.fromEntries(positions.map(({ role, category }) => [role, category]));

  // SPEC 9: Position pages 11
  it('are the eleven roles, each once', () => {
    expect(positions.map(({ role }) => role).toSorted()).toEqual(POSITION_ROLES.toSorted());
  });

  // DECISIONS 3: Eight cards, three plain links
  it('stand on eight cards, three technical and five of art, and in three plain links', () => {
    expect(groupOf('technical')).toEqual(['rigger', 'animator', 'technical']);
    expect(groupOf('art')).toEqual(['environment', 'hard-surface', 'character', 'concept', 'fx']);
    expect(groupOf(null).toSorted()).toEqual(['programmer', 'prop', 'sound']);
  });

  // DECISIONS 3: Category tags
  it('have the crafts that were decided', () => {
    expect(categories).toEqual({
      prop: '3d',
      environment: '3d',
      'hard-surface': '3d',
      character: '3d',
      concept: 'art',
      rigger: 'technical',
      animator: 'technical',
      programmer: 'technical',
      technical: 'tech-art',
      fx: 'tech-art',
      sound: 'audio',
    });
  });
});

describe('videos', () => {
  // SPEC 9: Videos 2, partners 1
  it('are the teaser and the gameplay trailer', () => {
    expect(videos.map(({ id }) => id)).toEqual(['teaser', 'gameplay']);
  });
});

describe('the gallery', () => {
  // SPEC 9: Gallery 29 pictures, counted from the content, four large first
  it('has 29 pictures', () => {
    expect(gallery).toHaveLength(29);
  });
});

describe('partners', () => {
  // SPEC 9: Videos 2, partners 1
  it('are one, an organisation of the region', () => {
    expect(partners).toHaveLength(1);
  });
});

describe('legal texts', () => {
  // SPEC 9: Policy date
  it('have the numbers of sections that the specification names', () => {
    expect([terms.length, privacy.length, applicants.length]).toEqual([5, 5, 4]);
    expect(legalDate).toEqual({ dateTime: '2024-11-16', date: '16/11/2024' });
  });
});

describe('articles', () => {
  const wordsOf = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;

  // SPEC 1: Eight news articles
  it('are eight, and any that came later', () => {
    expect(articles.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  // SPEC 1: Eight news articles
  it.each(['en', 'es'] as const)('have 300 to 600 words each in %s', async (locale) => {
    const i18n = createI18n(locale);
    const ids = articles.map(({ id }) => String(id));
    await loadCatalogs(
      i18n,
      locale,
      ids.map((id) => `article-${id}`),
    );
    for (const id of ids) {
      const count = wordsOf(i18n._(`news.${id}.body`));
      expect(count, `article ${id}`).toBeGreaterThanOrEqual(300);
      expect(count, `article ${id}`).toBeLessThanOrEqual(600);
    }
  });
});

describe('questions', () => {
  it('are seven', () => {
    expect(faq).toHaveLength(7);
  });
});

describe('links to other sites', () => {
  it('are the six accounts of the footer', () => {
    expect(socialLinks.map(({ name }) => name)).toEqual([
      'X',
      'Instagram',
      'LinkedIn',
      'YouTube',
      'ArtStation',
      'TikTok',
    ]);
  });
});
