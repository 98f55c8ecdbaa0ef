import { LOCALES } from '@fatal/contracts';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article as articleFiles, SampleContent } from '../../apps/site/build/content/testing.ts';
import { answersTo } from './answers.ts';
import { confirm } from './confirm.ts';
import { ContentFiles } from './kind.ts';
import { article } from './kinds/article.ts';
import { partner } from './kinds/partner.ts';
import { person } from './kinds/person.ts';
import { position } from './kinds/position.ts';
import { question } from './kinds/question.ts';

let sample: SampleContent;
let content: ContentFiles;

beforeEach(() => {
  sample = new SampleContent();
  content = new ContentFiles(sample.folder);
});

afterEach(() => {
  sample[Symbol.dispose]();
});

const ARTICLE = {
  title: 'Night: two',
  summary: 'Dark.',
  author: 'ada',
  picture: 'room',
  alt: 'A room.',
  date: '2026-01-01',
};

describe('article', () => {
  it('gets the next free number and starts as a draft in all languages', () => {
    sample.write(articleFiles('10', '2025-01-01'));
    const { written, left } = article.make(ARTICLE, content);
    expect(written).toEqual(['news/11/index.yaml', ...LOCALES.map((locale) => `news/11/${locale}.md`)]);
    expect(left.join('\n')).toContain('draft: true');
    expect(sample.load().modules.news.articles.map(({ id }) => id)).not.toContain(11);
    expect(sample.problems({ drafts: true })).toEqual([]);
    const drafts = sample.load({ drafts: true });
    expect(drafts.modules.news.articles.find(({ id }) => id === 11)?.title.english).toBe('Night: two');
  });

  it('is reported as untranslated until confirmed', () => {
    article.make(ARTICLE, content);
    const outOfDate = () => sample.load({ drafts: true }).outOfDate.map(({ file }) => file);
    expect(outOfDate()).toEqual(['news/2/es.md', 'news/2/it.md', 'news/2/de.md', 'news/2/jp.md']);
    confirm(['news/2'], sample.folder);
    expect(outOfDate()).toEqual([]);
  });

  it('reports that its picture is missing', () => {
    expect(article.make({ ...ARTICLE, picture: 'roof' }, content).left.join('\n')).toContain(
      'make the picture roof',
    );
  });
});

it('gives a new person an unused number', () => {
  person.make(
    {
      name: 'Cy',
      surname: 'O’Hara',
      roles: 'prop, fx',
      email: 'cy@a.example',
      links: 'website=https://a.example/?a=b',
    },
    content,
  );
  expect(sample.problems()).toEqual([]);
  expect(sample.load().modules.team.team.find(({ id }) => id === 3)).toMatchObject({
    name: 'Cy',
    roles: [{ name: 'prop' }, { name: 'fx' }],
    email: 'cy@a.example',
    social_links: { website: 'https://a.example/?a=b' },
  });
});

it('tells the editor to add a new position to the contracts', () => {
  const { written, left } = position.make(
    {
      role: 'Level design',
      title: 'T',
      summary: 'S',
      category: 'art',
      picture: 'room',
      alt: 'A',
      place: '5',
    },
    content,
  );
  expect(written).toContain('positions/level-design/index.yaml');
  expect(left[0]).toContain("add 'level-design'");
});

it('reports only the logo as missing for a new partner', () => {
  partner.make(
    { name: 'Faro & Sons', text: 'They lend us light.', logo: '/images/none.svg', place: '10' },
    content,
  );
  expect(sample.problems()).toEqual([
    'content/partners/faro-sons/index.yaml:1: file apps/site/public/images/none.svg is missing; add it.',
  ]);
});

it('appends a new question in every language', () => {
  question.make({ question: 'Why?', answer: 'Because.' }, content);
  const { messages, problems } = sample.load();
  expect(problems).toEqual([]);
  for (const locale of LOCALES)
    expect(messages.get(locale)?.get('support')?.get('faq.3.question')).toBe('Why?');
});

it("doesn't overwrite existing files", () => {
  partner.make({ name: 'Faro', text: 'T', logo: '/images/a.svg', place: '1' }, content);
  expect(() => partner.make({ name: 'Faro', text: 'T', logo: '/images/a.svg', place: '1' }, content)).toThrow(
    'partners/faro/index.yaml already exists',
  );
});

describe('answersTo', () => {
  const questions = [
    { name: 'title', ask: 'Title' },
    { name: 'date', ask: 'Day', otherwise: '2026-01-01' },
  ];

  it('uses given answers and defaults', async () => {
    expect(await answersTo(questions, { title: 'A' })).toEqual({ title: 'A', date: '2026-01-01' });
  });

  it('throws with the missing flags if there is no terminal', async () => {
    await expect(answersTo(questions, {})).rejects.toThrow('--title');
  });

  it('repeats a question until it is answered', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    input.end('\nA night\n\n');
    expect(await answersTo(questions, {}, { input, output })).toEqual({
      title: 'A night',
      date: '2026-01-01',
    });
    expect(String(output.read())).toBe('Title: Title: Day [2026-01-01]: ');
  });
});
