import type { PageChrome } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import {
  frameSubjects,
  pageSubjects,
  photographSubjects,
  storySubjects,
  titlesWithoutPicture,
  variantsOf,
  type StoryEntry,
  type Subject,
} from './subjects.ts';

const indexOf = (...entries: StoryEntry[]) => ({
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
});
const story = (id: string, title: string, ...tags: string[]): StoryEntry => ({
  type: 'story',
  id,
  title,
  importPath: `./packages/ui/src/${title.toLowerCase()}/${title.toLowerCase()}.stories.tsx`,
  tags,
});

describe('what is drawn', () => {
  it('are the stories with the tag, and not the documentation that inherits it', () => {
    const index = indexOf(
      story('button--default', 'Button', 'visual'),
      story('button--playground', 'Button'),
      { ...story('button--docs', 'Button', 'visual'), type: 'docs' },
    );
    expect(storySubjects(index)).toEqual([
      {
        kind: 'story',
        name: 'stories/button--default',
        address: 'button--default',
        file: './packages/ui/src/button/button.stories.tsx',
      },
    ]);
  });

  describe('of the site', () => {
    const pageOf = (route: string, chrome: PageChrome = 'full') =>
      ({ file: '', status: 200, route, chrome }) as const;
    const site = {
      pages: {
        '/gate': pageOf('/gate', 'bare'),
        '/': pageOf('/'),
        '/news/10': pageOf('/news/:id'),
        '/news/9': pageOf('/news/:id'),
        '/news/1': pageOf('/news/:id'),
        '/games/one': pageOf('/games/:name', 'game'),
      },
    };

    it('are the pages of each route, the first two where there are more', () => {
      expect(pageSubjects(site).map(({ name }) => name)).toEqual([
        'pages/gate',
        'pages/home',
        'pages/news-1',
        'pages/news-9',
        'pages/games-one',
      ]);
    });

    it('is each kind of frame, around the first page that has it', () => {
      expect(frameSubjects(site)).toEqual([
        { kind: 'frame', name: 'frames/full', address: '/' },
        { kind: 'frame', name: 'frames/game', address: '/games/one' },
      ]);
    });
  });

  it('are the photographs of the pages that live on them, and of a part of one; a page that is gone is missed', () => {
    const pageOf = (route: string) => ({ file: '', status: 200, route, chrome: 'full' }) as const;
    const paths = ['/', '/gate', '/careers', '/games/fatal-unleashed-darkness'];
    const pages = Object.fromEntries(paths.map((path) => [path, pageOf(path)]));
    expect(photographSubjects({ pages }).map(({ name, part }) => [name, part])).toEqual([
      ['photographs/home', 'main'],
      ['photographs/wishlist', '.wishlist'],
      ['photographs/gate', 'main'],
      ['photographs/careers', 'main'],
      ['photographs/game', 'main'],
    ]);
    expect(() => photographSubjects({ pages: { ...pages, '/gate': undefined } as never })).toThrow('/gate');
  });

  it('leaves no component out; pages and tests need no picture of their own', () => {
    const index = indexOf(
      story('button--default', 'Button', 'visual'),
      story('tag--default', 'Tag'),
      story('home--default', 'Pages/Home', 'page'),
      story('toolbar--default', 'Tests/Toolbar'),
    );
    expect(titlesWithoutPicture(index)).toEqual(['Tag']);
  });
});

describe('the variants', () => {
  const names = (kind: Subject['kind']) =>
    variantsOf({ kind, name: '', address: '' }).map(({ name, base }) => (base ? `${name} < ${base}` : name));

  it('are two widths in two languages, and media narrow in the first', () => {
    expect(names('story')).toEqual([
      'en-390',
      'en-1440',
      'jp-390 < en-390',
      'jp-1440 < en-1440',
      'en-390-reduced-motion < en-390',
      'en-390-forced-colors < en-390',
    ]);
  });

  it('of a page are the same without media', () => {
    expect(names('page')).toEqual(names('story').slice(0, 4));
  });

  it('of photographs are two widths at rest, in the first language', () => {
    expect(names('photographs')).toEqual(['en-390', 'en-1440']);
    const media = variantsOf({ kind: 'photographs', name: '', address: '' }).map(({ media }) => media);
    expect(media).toEqual([{ reducedMotion: 'reduce' }, { reducedMotion: 'reduce' }]);
  });
});
