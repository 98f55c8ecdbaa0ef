import { afterEach, describe, expect, it } from 'vitest';
import { article, entry, headOf, SampleContent } from './testing.ts';

let sample: SampleContent | undefined;
const sampleOf = (files: ConstructorParameters<typeof SampleContent>[0] = {}) =>
  (sample = new SampleContent(files));

afterEach(() => {
  sample?.[Symbol.dispose]();
  sample = undefined;
});

const HEAD = 'title: A night\nsummary: What it was like.\nalt: A dark room.\n';

describe('loadContent', () => {
  it('loads valid content without problems', () => {
    const content = sampleOf();
    expect(content.problems()).toEqual([]);
    expect(content.load().outOfDate).toEqual([]);
  });

  it('sorts articles by date, newest first', () => {
    const { modules } = sampleOf({ ...article('2', '2026-01-01'), ...article('10', '2025-12-01') }).load();
    expect(modules.news.articles.map(({ id }) => id)).toEqual([2, 10, 1]);
  });

  it('puts the text of an article into its own catalog, and its title and summary into that of the news', () => {
    const { messages } = sampleOf().load();
    expect([...(messages.get('es')?.get('news')?.keys() ?? [])]).toEqual([
      'news.1.title',
      'news.1.summary',
      'news.1.alt',
    ]);
    expect(messages.get('es')?.get('article-1')?.get('news.1.body')).toBe('<p>One paragraph.</p>');
  });

  it('numbers questions and sections in file order', () => {
    const { modules, messages } = sampleOf().load();
    expect(modules.faq.faq.map(({ n, question }) => [n, question.id])).toEqual([
      [1, 'faq.1.question'],
      [2, 'faq.2.question'],
    ]);
    expect(messages.get('de')?.get('support')?.get('faq.2.html')).toBe('<p>Here.</p>');
    expect(modules.legal.legalDate).toBe('2024-11-16');
  });

  it('sorts collaborations by place, and skips those without a folder', () => {
    const festivals = {
      'collaborations/festivals/index.yaml':
        'place: 10\nlink: /events/mundos-digitales-2025\npicture: hall\n',
      ...entry('collaborations/festivals', 'title: Festivals\nmore: More\n', 'Text.\n'),
    };
    const { modules } = sampleOf(festivals).load();
    expect(modules.collaborations.collaborations.map(({ id }) => id)).toEqual(['festivals', 'schools']);
    sample?.[Symbol.dispose]();
    expect(
      sampleOf()
        .load()
        .modules.collaborations.collaborations.map(({ id }) => id),
    ).toEqual(['schools']);
  });

  it('falls back to English if a translation is missing', () => {
    const { messages } = sampleOf({ 'news/1/jp.md': undefined }).load();
    expect(messages.get('jp')?.get('news')?.get('news.1.title')).toBe('A night');
  });
});

describe('drafts', () => {
  const draft = article('2', '2026-01-01', 'One.\n', 'draft: true\n');

  it('are excluded from the build, even if unfinished', () => {
    const content = sampleOf({ ...draft, 'news/2/de.md': undefined, 'news/2/en.md': '<b>' });
    expect(content.problems()).toEqual([]);
    const { modules, messages } = content.load();
    expect(modules.news.articles.map(({ id }) => id)).toEqual([1]);
    expect(messages.get('en')?.has('article-2')).toBe(false);
  });

  it('are included with the option drafts', () => {
    const content = sampleOf(draft);
    expect(content.load({ drafts: true }).modules.news.articles.map(({ id }) => id)).toEqual([2, 1]);
    expect(content.problems({ drafts: true })).toEqual([]);
  });

  it("are marked in previews, where their mistakes don't fail the build", () => {
    const content = sampleOf({ ...draft, 'news/2/de.md': undefined, ...article('3', '2999-01-01') });
    expect(content.problems({ preview: true })).toEqual([]);
    const { modules, messages } = content.load({ preview: true });
    expect(modules.news.articles.map(({ id }) => id)).toEqual([3, 2, 1]);
    const titles = [1, 2, 3].map((id) =>
      messages
        .get('en')
        ?.get('news')
        ?.get(`news.${String(id)}.title`),
    );
    expect(titles).toEqual(['A night', '[draft] A night', '[2999-01-01] A night']);
    expect(messages.get('en')?.get('news')?.get('news.2.summary')).toBe('What it was like.');
    expect(messages.get('de')?.get('news')?.get('news.2.title')).toBe('[draft] A night');
  });

  it("can't be linked to", () => {
    const content = sampleOf({ ...draft, 'faq/en.md': '## When\n\n[Soon](/news/2).\n\n## Where\n\nHere.\n' });
    expect(content.problems()).toEqual([
      'content/faq/en.md:3: "/news/2" is a dead link; there is no page /news/2.',
    ]);
  });
});

describe('articles with a future date', () => {
  it('add their date to the days on which pages change, along with start and end of the festival', () => {
    const { days } = sampleOf({ ...article('2', '2999-01-01') }).load();
    expect(days).toEqual([...days].sort());
    expect(days).toEqual(expect.arrayContaining(['2999-01-01']));
  });

  it("can't be linked to by content published earlier", () => {
    const { problems } = sampleOf({
      ...article('2', '2999-01-01', 'One [paragraph](/news/3).\n'),
      ...article('3', '2999-01-01', 'One [paragraph](/news/2).\n'),
      'faq/en.md': '## When\n\n[Soon](/news/2).\n\n## Where\n\nHere.\n',
    }).load();
    expect(problems.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)).toEqual([
      'faq/en.md:3: "/news/2" points to an article that is published on 2999-01-01; only articles of that day or later may link to it',
    ]);
  });
});

describe('outdated translations', () => {
  it('are built and reported', () => {
    const content = sampleOf({ 'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n' });
    expect(content.problems()).toEqual([]);
    expect(content.load().outOfDate.map(({ file }) => file)).toEqual([
      'faq/es.md',
      'faq/it.md',
      'faq/de.md',
      'faq/jp.md',
    ]);
  });

  it('include translations without a checksum', () => {
    const content = sampleOf({ 'faq/es.md': '## Cuándo\n\nPronto.\n\n## Dónde\n\nAquí.\n' });
    expect(content.load().outOfDate.map(({ file }) => file)).toEqual(['faq/es.md']);
  });

  it('exclude translations whose English differs only in line endings', () => {
    const content = sampleOf({ 'faq/en.md': '## When\r\n\r\nSoon.  \r\n\r\n## Where\r\n\r\nHere.' });
    expect(content.load().outOfDate).toEqual([]);
  });
});

const english = (text: string) => ({ 'news/1/en.md': `---\n${HEAD}---\n\n${text}\n` });
/** Appends the line that the press kit quotes. */
const inLanguage = (locale: string, text: string) => ({
  [`news/1/${locale}.md`]: `---\n${headOf(locale, HEAD, '')}---\n\n${text}\n\nOne paragraph.\n`,
});
const index = (text: string) => ({ 'news/1/index.yaml': text });

describe.each<[what: string, files: Record<string, string | undefined>, problem: string | RegExp]>([
  [
    'a colon in a title',
    { 'news/1/en.md': `---\ntitle: Fatal: the night\nsummary: S\nalt: A\n---\n\nText.\n` },
    /^content\/news\/1\/en\.md:2: a text with a colon .* must be in quotation marks/,
  ],
  [
    'a comment after a title',
    { 'news/1/en.md': `---\ntitle: Level #2\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:2: text after # is a comment/,
  ],
  [
    'a repeated title',
    { 'news/1/en.md': `---\ntitle: A\ntitle: B\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:3: this key is used twice/,
  ],
  [
    'a title that starts with a special character',
    { 'news/1/en.md': `---\ntitle: "A" night\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:2: this is not valid YAML/,
  ],
  ['a head without an end', { 'news/1/en.md': `---\ntitle: A\n\nText.\n` }, /en\.md:1: the head has no end/],
  [
    'a title that is a number',
    { 'news/1/en.md': `---\ntitle: 2025\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:2: title must be text; put it in "quotation marks"/,
  ],
  [
    'an unknown key',
    { 'news/1/en.md': `---\n${HEAD}titel: B\n---\n\nText.\n` },
    'content/news/1/en.md:5: "titel" is not a known key; allowed: title, summary, alt.',
  ],
  [
    'a missing title',
    { 'news/1/en.md': `---\nsummary: S\nalt: A\n---\n\nText.\n` },
    'content/news/1/en.md:2: title is missing.',
  ],
  [
    'an unknown author',
    index('date: 2025-07-09\nauthor: eve\npicture: room\n'),
    'content/news/1/index.yaml:2: author "eve" is not a known author in authors.yaml; allowed: ada.',
  ],
  [
    'a picture that does not exist',
    index('date: 2025-07-09\nauthor: ada\npicture: roof\n'),
    'content/news/1/index.yaml:3: picture "roof" is not a known picture in content/pictures; allowed: hall, room.',
  ],
  [
    'an invalid date',
    index('date: 2025-02-30\nauthor: ada\npicture: room\n'),
    'content/news/1/index.yaml:1: date "2025-02-30" is not a date; write year-month-day, such as 2025-07-09.',
  ],
  [
    'a missing related article',
    index('date: 2025-07-09\nauthor: ada\npicture: room\nrelated: [7]\n'),
    'content/news/1/index.yaml:4: there is no other article 7; use numbers of existing articles.',
  ],
  [
    'an article folder without a number',
    { 'news/night/index.yaml': '' },
    /news\/night\/index\.yaml:1: "night" is not an article number/,
  ],
  [
    'a link to a page that does not exist',
    english('[Words](/nowhere).'),
    'content/news/1/en.md:7: "/nowhere" is a dead link; there is no page /nowhere.',
  ],
  [
    'a link to a question that does not exist',
    english('[Words](/support#faq-3).'),
    /en\.md:7: "\/support#faq-3" points to a missing anchor of \/support; allowed: .*#faq-1, #faq-2/,
  ],
  [
    'a link without encryption',
    english('[Words](http://a.example).'),
    /en\.md:7: "http:\/\/a\.example" is not a valid address; allowed: a page of this site/,
  ],
  [
    'a script link',
    english('[Words](javascript:alert(1)).'),
    /en\.md:7: "javascript:alert\(1\)" is not a valid address/,
  ],
  ['a title in the text', english('# Title'), /en\.md:7: a # heading is the title/],
  ['a heading that skips a level', english('### Deep'), /en\.md:7: a ### heading must follow a ## heading/],
  [
    'a heading below the third level',
    english('## A\n\n### B\n\n#### C'),
    /en\.md:11: a #### heading is too deep; allowed: ## and ###/,
  ],
  ['HTML', english('A <b>word</b>.'), /en\.md:7: HTML is not allowed \(<b>\); allowed: paragraphs/],
  ['a block of HTML', english('<script>\nalert(1)\n</script>'), /en\.md:7: HTML is not allowed \(<script>\)/],
  ['code', english('A `word`.'), /en\.md:7: code in backticks is not allowed/],
  [
    'a picture in a sentence',
    english('Words ![Alt](room "Caption") words.'),
    /en\.md:7: a picture must stand alone/,
  ],
  [
    'a picture without a caption',
    english('![Alt](room)'),
    /en\.md:7: a picture needs alt text and a caption/,
  ],
  [
    'an unknown picture in the text',
    english('![Alt](roof "Caption")'),
    /en\.md:7: "roof" is not a picture in content\/pictures; allowed: hall, room/,
  ],
  [
    'a picture missing in a translation',
    english('One.\n\n![Alt](room "Caption")'),
    /es\.md:1: en\.md shows the picture "room" here; every language must show the same pictures in the same order/,
  ],
  [
    'a picture missing in the English',
    inLanguage('de', 'One.\n\n![Alt](room "Caption")'),
    /de\.md:10: en\.md has no further picture/,
  ],
  [
    'straight quotation marks',
    english('One line\nand "words".'),
    'content/news/1/en.md:8: " is not a quotation mark in en; allowed: “ ” ‘ ’.',
  ],
  [
    'a straight apostrophe in a head',
    { 'news/1/en.md': `---\ntitle: It's dark\nsummary: S\nalt: A\n---\n\nText.\n` },
    "content/news/1/en.md:2: ' is not a quotation mark in en; allowed: “ ” ‘ ’.",
  ],
  [
    'English quotation marks in German',
    inLanguage('de', '“Wörter”'),
    'content/news/1/de.md:8: ” is not a quotation mark in de; allowed: „ “ ‚ ‘ ’.',
  ],
  [
    'German quotation marks in Spanish',
    inLanguage('es', '„palabras“'),
    /es\.md:8: „ is not a quotation mark in es; allowed: « » “ ” ‘ ’/,
  ],
  ['guillemets in English', english('«words»'), /en\.md:7: « is not a quotation mark in en/],
  [
    'Latin quotation marks in Japanese',
    inLanguage('jp', '“言葉”'),
    /jp\.md:8: “ is not a quotation mark in jp; allowed: 「 」 『 』 ’/,
  ],
  [
    'a word that the terms rule out',
    english('A very **spooky** room.'),
    'content/news/1/en.md:7: avoid "spooky"; use: dark.',
  ],
  // Spec 3.10
  [
    'a missing language',
    { 'news/1/it.md': undefined },
    'content/news/1/it.md:1: this file is missing; every language of the site needs one.',
  ],
  [
    'an unused file',
    { 'news/1/notes.md': 'Texte.\n' },
    /news\/1\/notes\.md:1: this file is not used; allowed: index\.yaml, en\.md/,
  ],
  [
    'a language with fewer sections',
    { 'faq/de.md': '## Wann\n\nBald.\n' },
    'content/faq/de.md:1: there are 1 ## headings; en.md has 2, and every language must have the same number.',
  ],
  [
    'text before the first heading',
    { 'faq/de.md': 'Text.\n\n## Wann\n\nBald.\n\n## Wo\n\nHier.\n' },
    /faq\/de\.md:1: text before the first heading/,
  ],
  [
    'a heading without text',
    { 'faq/en.md': '## When\n\n## Where\n\nHere.\n' },
    /faq\/en\.md:1: there is no text under "When"/,
  ],
  [
    'a translated heading of a position',
    { 'positions/fx/de.md': `---\n${HEAD}---\n\n## Aufgaben\n\n- Eins.\n` },
    /positions\/fx\/de\.md:7: "Aufgaben" is not a section of a position; in every language its headings are ## Responsibilities/,
  ],
  // Spec 9.2
  [
    'a position with too few tasks',
    {
      'positions/fx/en.md': `---\n${HEAD}---\n\n## Responsibilities\n\n- One.\n\n## Requirements\n\n- A.\n- B.\n- C.\n`,
    },
    'content/positions/fx/en.md:7: this list has 1 items; allowed: 4 or 5.',
  ],
  [
    'a missing position',
    { 'positions/fx/index.yaml': undefined },
    /positions\/fx\/index\.yaml:1: this file is missing/,
  ],
  [
    'two people with the same number',
    { 'team/former.yaml': '- id: 1\n  name: Bo\n  surname: Ek\n  role: fx\n' },
    /former\.yaml:1: number 1 belongs to Ada Lind; use the next free one, 2 or higher/,
  ],
  // Spec 8.6
  [
    'an unknown role',
    { 'team/active.yaml': '- id: 1\n  name: Ada\n  surname: Lind\n  roles: [props]\n' },
    /active\.yaml:4: roles "props" is not a known role; did you mean "prop"\?/,
  ],
  [
    'an unknown person in the management',
    { 'team/index.yaml': 'management: [1, 2]\nfirst: []\n' },
    'content/team/index.yaml:1: no person in team/active.yaml has the number 2.',
  ],
  [
    'an invalid address of a person',
    {
      'team/active.yaml':
        '- id: 1\n  name: Ada\n  surname: Lind\n  roles: [prop]\n  links:\n    website: http://a.example\n',
    },
    /active\.yaml:6: website "http:\/\/a\.example" is not a valid address; it must start with https/,
  ],
  [
    'a repeated picture in the gallery',
    { 'gallery/en.md': '## room\n\nA.\n\n## room\n\nB.\n' },
    /gallery\/en\.md:5: "room" is listed twice/,
  ],
  [
    'a dead link of a collaboration',
    { 'collaborations/schools/index.yaml': 'place: 20\nlink: /nowhere\npicture: room\n' },
    'content/collaborations/schools/index.yaml:2: "/nowhere" is a dead link; there is no page /nowhere.',
  ],
  [
    'a collaboration without its link',
    { 'collaborations/schools/en.md': '---\ntitle: Schools\n---\n\nText.\n' },
    'content/collaborations/schools/en.md:2: more is missing.',
  ],
  [
    'a collaboration with two paragraphs',
    { 'collaborations/schools/en.md': '---\ntitle: Schools\nmore: More\n---\n\nText.\n\nMore.\n' },
    'content/collaborations/schools/en.md:8: expected a single paragraph; join them.',
  ],
  [
    'a collaboration in the file of the page',
    { 'collaborations/de.md': '---\nalt: A.\n---\n\n## Schulen\n\nText.\n' },
    'content/collaborations/de.md:5: unexpected text; each collaboration has its own folder.',
  ],
  [
    'a video without its files',
    {
      'videos/clip/index.yaml': 'place: 1\nduration: 3\npicture: room\n',
      ...entry('videos/clip', 'title: A\ndescription: B\nalt: C\n', ''),
    },
    'content/videos/clip/index.yaml:1: file apps/site/public/videos/clip.webm is missing; add it.',
  ],
  [
    'days of the festival in the wrong order',
    {
      'festival/index.yaml':
        'picture: room\ndays:\n  - { date: 2025-07-04, picture: room }\n  - { date: 2025-07-03, picture: room }\n',
      ...entry('festival', 'alt: A.\n', '## A\n\nOne.\n\nA room.\n\n## B\n\nTwo.\n\nA room.\n'),
    },
    'content/festival/index.yaml:4: days must be in ascending order.',
  ],
  [
    'an external address without https',
    { 'links.yaml': 'steam: steam\ndatabase: https://b.example\nsocial: []\n' },
    /links\.yaml:1: steam "steam" is not a valid address/,
  ],
])('%s', (_, files, problem) => {
  it('is reported with file and line', () => {
    const found = sampleOf(files).problems();
    expect(found).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });
});

// Spec 1.5
it('reports articles that are too short or too long', () => {
  const content = sampleOf(english('One two three.\n\n## Four\n\n- five'));
  const of = (least: number, most: number) =>
    content.problems({ articleWords: { least, most } }).filter((problem) => problem.includes('1/en.md'));
  expect(of(5, 5)).toEqual([]);
  expect(of(6, 9)).toEqual(['content/news/1/en.md:1: this text has 5 words; allowed: 6 to 9.']);
  expect(of(1, 4)).toHaveLength(1);
});

// Spec 3.10
it('reports all mistakes of all files at once', () => {
  const content = sampleOf({
    ...english('# A\n\n<b>'),
    ...index('date: no\nauthor: eve\npicture: room\n'),
    'faq/es.md': undefined,
  });
  expect(content.problems().map((one) => one.split(': ')[0])).toEqual([
    'content/faq/es.md:1',
    'content/news/1/en.md:7',
    'content/news/1/en.md:9',
    'content/news/1/index.yaml:1',
    'content/news/1/index.yaml:2',
  ]);
});

describe('terms and quotation marks', () => {
  it('allow a longer word that contains a ruled-out word', () => {
    expect(sampleOf(inLanguage('jp', 'サーバーの話。')).problems()).toEqual([]);
    expect(sampleOf(inLanguage('jp', 'サーバの話。')).problems()).toEqual([
      'content/news/1/jp.md:8: avoid "サーバ"; use: サーバー.',
    ]);
  });

  it('allow the quotation marks of each language', () => {
    const files = {
      ...inLanguage('de', '„Ja“, ‚nein‘'),
      ...inLanguage('it', '«Sì» e “no”, un po’'),
      ...inLanguage('jp', '「はい」『いいえ』'),
    };
    expect(sampleOf({ ...files, ...english('“Yes”, ‘no’, it’s. One paragraph.') }).problems()).toEqual([]);
  });
});
