import { LOCALES, POSITION_ROLES } from '@fatal/contracts';
import type { I18n } from '@lingui/core';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { authors } from '../../content/authors.ts';
import { gallery } from '../../content/gallery.ts';
import { articles } from '../../content/news.ts';
import { partners } from '../../content/partners.ts';
import { positions } from '../../content/positions.ts';
import { videos } from '../../content/videos.ts';
import { createI18n, loadCatalogs, PUBLISHED_LOCALES } from '../shell/i18n.ts';
import { hasPicture } from './pictures.ts';
import type { ContentImage } from './types.ts';

const AREAS = ['news', 'positions', 'home', 'game', ...articles.map(({ id }) => `article-${String(id)}`)];

const bodies = import.meta.glob<{ body: { id: string } }>('../../content/news/*.ts', { eager: true });

const images: ContentImage[] = [
  ...articles.map(({ image }) => image),
  ...positions.map(({ image }) => image),
  ...videos.map(({ poster }) => poster),
  ...gallery,
];

const isPublic = (path: string) => existsSync(join(import.meta.dirname, '../../public', path));

describe('pictures', () => {
  it('are all in the list that the tool writes', () => {
    const names = [...images.map(({ name }) => name), ...Object.values(authors).map(({ image }) => image)];
    expect(names.filter((name) => !hasPicture(name))).toEqual([]);
  });
});

describe.each(PUBLISHED_LOCALES)('words in %s', (locale) => {
  let i18n: I18n;

  beforeAll(async () => {
    i18n = createI18n(locale);
    await loadCatalogs(i18n, locale, AREAS);
  });

  const missing = (ids: readonly string[]) =>
    ids.filter((id) => !Object.hasOwn(i18n.messages, id) || i18n._(id).trim() === '');

  it('say what is on every picture', () => {
    expect(missing(images.map(({ alt }) => alt.id))).toEqual([]);
  });

  it('name and sum up every article, and tell it', () => {
    const ids = articles.flatMap(({ id, title, summary }) => [
      title.id,
      summary.id,
      `news.${String(id)}.body`,
    ]);
    expect(missing(ids)).toEqual([]);
  });

  it('describe every position', () => {
    const ids = positions.flatMap(({ title, summary, responsibilities, requirements }) =>
      [title, summary, ...responsibilities, ...requirements].map(({ id }) => id),
    );
    expect(missing(ids)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describe every video and partner', () => {
    const ids = [
      ...videos.flatMap(({ title, description }) => [title.id, description.id]),
      ...partners.flatMap(({ name, description }) => [name.id, description.id]),
    ];
    expect(missing(ids)).toEqual([]);
  });
});

describe('articles', () => {
  it('have their texts in files of their own', () => {
    const ids = Object.values(bodies).map(({ body }) => body.id);
    expect(ids.toSorted()).toEqual(articles.map(({ id }) => `news.${String(id)}.body`).toSorted());
  });

  it('have titles that are their translation keys', () => {
    expect(articles.map(({ title }) => title.id)).toEqual(
      articles.map(({ id }) => `news.${String(id)}.title`),
    );
  });
});

describe('positions', () => {
  const groupOf = (group: string | null) =>
    positions.filter((one) => one.group === group).map(({ role }) => role);
  const categories = Object.fromEntries(positions.map(({ role, category }) => [role, category]));

  it('are the eleven roles, each once', () => {
    expect(positions.map(({ role }) => role).toSorted()).toEqual(POSITION_ROLES.toSorted());
  });

  it('stand on eight cards, three technical and five of art, and in three plain links', () => {
    expect(groupOf('technical')).toEqual(['rigger', 'animator', 'technical']);
    expect(groupOf('art')).toEqual(['environment', 'hard-surface', 'character', 'concept', 'fx']);
    expect(groupOf(null).toSorted()).toEqual(['programmer', 'prop', 'sound']);
  });

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

  it.each(positions)('list four or five tasks of the $role, and what is asked', (position) => {
    expect([4, 5]).toContain(position.responsibilities.length);
    expect(position.requirements).toHaveLength(position.role === 'concept' ? 5 : 3);
  });
});

describe('videos', () => {
  it('are the teaser and the gameplay trailer', () => {
    expect(videos.map(({ id }) => id)).toEqual(['teaser', 'gameplay']);
  });

  it.each(videos)(
    'have the files of the $id, with captions in every language',
    ({ source, captions = {} }) => {
      const files = 'files' in source ? source.files.map(({ src }) => src) : [];
      expect(files.filter((path) => !isPublic(path))).toEqual([]);
      expect(Object.keys(captions)).toEqual([...LOCALES]);
      expect(Object.values(captions).filter((path) => !isPublic(path ?? ''))).toEqual([]);
    },
  );
});

describe('partners', () => {
  it('have a mark that can be shown', () => {
    expect(partners).toHaveLength(1);
    expect(partners.filter(({ logo }) => !isPublic(logo))).toEqual([]);
  });
});
