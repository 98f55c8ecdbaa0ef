import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { MANAGEMENT } from '../../src/pages/team/people.ts';
import { assertContent, contentProblems } from './check-content.ts';
import { content, type Content } from './content.ts';
import { siteReferences, type ContentReferences } from './content-references.ts';

const publicDir = path.join(import.meta.dirname, '../../public');

let references: ContentReferences;

beforeAll(async () => {
  references = await siteReferences(publicDir);
});

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

/** The content with one of its lists changed. */
const withList = <Name extends keyof Content>(
  name: Name,
  change: (list: Content[Name]) => unknown,
): Content => ({ ...content, [name]: change(content[name]) });

/** The content with its first article, person … changed. */
const withFirst = <
  Name extends 'articles' | 'team' | 'positions' | 'gallery' | 'videos' | 'partners' | 'faq',
>(
  name: Name,
  change: Partial<Content[Name][number]>,
): Content => withList(name, (list) => [{ ...first<object>(list), ...change }, ...list.slice(1)]);

const article = `article ${String(first(content.articles).id)}`;
const body = String(first(content.articles).id);
const person = ({ id, name, first_surname: surname }: Content['team'][number]) =>
  `${String(id)} ${name} ${surname}`;
const someone = person(first(content.team));
const { role } = first(content.positions);
const video = first(content.videos).id;

const noWords = { id: 'nobody.wrote.this' };

describe('the content', () => {
  // SPEC 9: Responsibilities 4 or 5, requirements 3 or 5
  it('keeps its rules', () => {
    expect(contentProblems(content, references)).toEqual([]);
    expect(() => {
      assertContent(content, references);
    }).not.toThrow();
  });

  // DECISIONS 3: Content validated at build
  it('is refused with the file, the entry and the rule of each problem', () => {
    const broken = withFirst('articles', { author: 'nobody', publishedDate: '2025-13-01' });
    expect(() => {
      assertContent(broken, references);
    }).toThrow(
      new Error(
        [
          'The content breaks its rules (docs/guides/content.md):',
          `  apps/site/content/news.ts, ${article}: must have a day as YYYY-MM-DD ("2025-13-01" is none).`,
          `  apps/site/content/news.ts, ${article}: must name an author of authors.ts ("nobody" is none).`,
        ].join('\n'),
      ),
    );
  });
});

describe.each<[string, () => Content, string, string, RegExp]>([
  [
    'an article without a title',
    () => withFirst('articles', { title: noWords }),
    'content/news.ts',
    article,
    /^must have words for "nobody\.wrote\.this" in en$/,
  ],
  [
    'an article without a text',
    () => withList('bodies', ({ [body]: _, ...others }) => others),
    'content/news.ts',
    article,
    /^must have its text "news\.\d+\.body" in news\/\d+\.ts$/,
  ],
  [
    'a text without an article',
    () => withList('bodies', (bodies) => ({ ...bodies, 99: { id: 'news.99.body' } })),
    'content/news.ts',
    'news/99.ts',
    /^must belong to an article/,
  ],
  [
    'two articles of one number',
    () => withList('articles', (list) => [first(list), ...list]),
    'content/news.ts',
    article,
    /^must have an id of its own \("\d+" is taken\)$/,
  ],
  [
    'articles in another order',
    () => withList('articles', (list) => list.toReversed()),
    'content/news.ts',
    `article ${String(content.articles.at(-2)?.id)}`,
    /^must stand after every newer one$/,
  ],
  [
    'two people of one id',
    () => withList('team', (list) => [...list, first(list)]),
    'content/team',
    someone,
    /^must have an id of its own/,
  ],
  // SPEC 3: Artist: all fields, roles of the list
  [
    'a person with an unknown role',
    () => withFirst('team', { roles: [{ name: 'caretaker' as never }] }),
    'content/team',
    someone,
    /^must have roles of the contract \("caretaker" is none\)$/,
  ],
  [
    'a person who has left and does not say what they did',
    () => withFirst('team', { roles: [{ name: 'agradecimientos' }] }),
    'content/team',
    someone,
    /^must say what it did/,
  ],
  [
    'a person with a link that runs a script',
    () => withFirst('team', { social_links: { website: 'javascript:alert(1)' } }),
    'content/team',
    someone,
    /^must have links that begin with https/,
  ],
  [
    'a team without one of its management',
    () => withList('team', (list) => list.filter(({ id }) => id !== MANAGEMENT[0])),
    'src/pages/team/people.ts',
    `id ${String(MANAGEMENT[0])}`,
    /^must be somebody of content\/team$/,
  ],
  [
    'a role without a position',
    () => withList('positions', (list) => list.slice(1)),
    'content/positions.ts',
    role,
    /^must have an entry/,
  ],
  // SPEC 9: Responsibilities 4 or 5, requirements 3 or 5
  [
    'a position with too few tasks',
    () => withFirst('positions', { responsibilities: [] }),
    `content/positions/${role}.ts`,
    role,
    /^must list four or five responsibilities$/,
  ],
  [
    'a picture that stands twice in the gallery',
    () => withList('gallery', (list) => [...list, first(list)]),
    'content/gallery.ts',
    `image ${String(content.gallery.length + 1)}`,
    /^must have a picture of its own/,
  ],
  [
    'a video without its file',
    () => withFirst('videos', { source: { files: [{ src: '/videos/none.mp4', type: 'video/mp4' }] } }),
    'content/videos.ts',
    video,
    /^must name files that exist \("public\/videos\/none\.mp4" does not\)$/,
  ],
  [
    'a video without captions',
    () => withFirst('videos', { captions: {} }),
    'content/videos.ts',
    video,
    /^must have captions in en$/,
  ],
  // SPEC 3: Video: title and embeddable link
  [
    'a player on a page without encryption',
    () => withFirst('videos', { source: { embed: 'http://x.example', watchUrl: 'https://x.example' } }),
    'content/videos.ts',
    video,
    /^must be embedded from an address that begins with https/,
  ],
  // SPEC 3: Partner: logo, name and description by its id
  [
    'a partner without a mark',
    () => withFirst('partners', { logo: '/images/none.svg' }),
    'content/partners.ts',
    first(content.partners).id,
    /^must name files that exist/,
  ],
  [
    'a question with the number of another',
    () => withFirst('faq', { n: 2 }),
    'content/faq.ts',
    'question 2',
    /^must have its place in the list as its number \(1\)$/,
  ],
  [
    'a link that leads nowhere',
    () =>
      withList('collaborations', ([one, ...others]) => [
        { ...one, link: { label: one?.link.label, href: '/nowhere' } },
        ...others,
      ]),
    'content/collaborations.ts',
    first(content.collaborations).id,
    /^must link to pages that exist \("\/nowhere" does not\)$/,
  ],
  [
    'an address that is none',
    () => withList('links', (links) => ({ ...links, steamPage: 'steam' })),
    'content/links.ts',
    'steamPage',
    /^must begin with https/,
  ],
])('%s', (_, broken, file, entry, rule) => {
  it('is found', () => {
    expect(contentProblems(broken(), references)).toContainEqual({
      file,
      entry,
      rule: expect.stringMatching(rule) as string,
    });
  });
});

describe('words', () => {
  it('are followed to the pages that they link to', () => {
    const html =
      '<a href="/news/1#top">one</a> <a href="/nowhere">two</a> <a href="https://x.example">three</a>';
    const linking: ContentReferences = { ...references, words: () => [['en', html]] };
    const rules = contentProblems({ ...content, faq: content.faq.slice(0, 1) }, linking)
      .filter(({ file }) => file === 'content/faq.ts')
      .map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['must link to pages that exist ("/nowhere" does not)']));
  });

  // DECISIONS 3: Content validated at build
  it('are wanted in every published language', () => {
    const half: ContentReferences = {
      ...references,
      words: () => [
        ['en', 'Words'],
        ['es', ' '],
      ],
    };
    const { name, description } = first(content.partners);
    const rules = contentProblems({ ...content, partners: content.partners.slice(0, 1) }, half)
      .filter(({ file }) => file === 'content/partners.ts')
      .map(({ rule }) => rule);
    expect(rules).toEqual([
      `must have words for "${name.id}" in es`,
      `must have words for "${description.id}" in es`,
    ]);
  });
});
