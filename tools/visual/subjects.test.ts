import { describe, expect, it } from 'vitest';
import {
  pageSubjects,
  storySubjects,
  titlesWithoutPicture,
  variantsOf,
  type StoryEntry,
} from './subjects.ts';

const indexOf = (...entries: StoryEntry[]) => ({
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
});
const story = (id: string, title: string, ...tags: string[]): StoryEntry => ({
  type: 'story',
  id,
  title,
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
      { kind: 'story', name: 'stories/button--default', address: 'button--default' },
    ]);
  });

  it('is every page', () => {
    const page = { file: '', status: 200, styleHashes: {} } as const;
    expect(pageSubjects({ pages: { '/': page, '/news/1': page } }).map(({ name }) => name)).toEqual([
      'pages/home',
      'pages/news-1',
    ]);
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
  const names = (kind: 'story' | 'page') =>
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
});
