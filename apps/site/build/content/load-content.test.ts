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

describe('content in files', () => {
  it('is read without a word where nothing is wrong', () => {
    const content = sampleOf();
    expect(content.problems()).toEqual([]);
    expect(content.load().outOfDate).toEqual([]);
  });

  it('has the articles newest first, whatever their numbers', () => {
    const { modules } = sampleOf({ ...article('2', '2026-01-01'), ...article('10', '2025-12-01') }).load();
    expect(modules.news.articles.map(({ id }) => id)).toEqual([2, 10, 1]);
  });

  it('has the words of an article in its own catalog, and those of the list in that of the news', () => {
    const { messages } = sampleOf().load();
    expect([...(messages.get('es')?.get('news')?.keys() ?? [])]).toEqual([
      'news.1.title',
      'news.1.summary',
      'news.1.alt',
    ]);
    expect(messages.get('es')?.get('article-1')?.get('news.1.body')).toBe('<p>One paragraph.</p>');
  });

  it('counts questions and sections in the order of their headings', () => {
    const { modules, messages } = sampleOf().load();
    expect(modules.faq.faq.map(({ n, question }) => [n, question.id])).toEqual([
      [1, 'faq.1.question'],
      [2, 'faq.2.question'],
    ]);
    expect(messages.get('de')?.get('support')?.get('faq.2.html')).toBe('<p>Here.</p>');
    expect(modules.legal.legalDate).toBe('2024-11-16');
  });

  it('has the collaborations in the order of their places, and none whose folder is away', () => {
    const festivals = {
      'collaborations/festivals/index.yaml': 'place: 10\nlink: /events/mundos-digitales-2025\n',
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

  it('speaks English where a language has no file', () => {
    const { messages } = sampleOf({ 'news/1/jp.md': undefined }).load();
    expect(messages.get('jp')?.get('news')?.get('news.1.title')).toBe('A night');
  });
});

describe('a draft', () => {
  const draft = article('2', '2026-01-01', 'One.\n', 'draft: true\n');

  it('is in nothing that is built, however unfinished it is', () => {
    const content = sampleOf({ ...draft, 'news/2/de.md': undefined, 'news/2/en.md': '<b>' });
    expect(content.problems()).toEqual([]);
    const { modules, messages } = content.load();
    expect(modules.news.articles.map(({ id }) => id)).toEqual([1]);
    expect(messages.get('en')?.has('article-2')).toBe(false);
  });

  it('is there for whoever asks for drafts', () => {
    const content = sampleOf(draft);
    expect(content.load({ drafts: true }).modules.news.articles.map(({ id }) => id)).toEqual([2, 1]);
    expect(content.problems({ drafts: true })).toEqual([]);
  });

  it('is marked for those who write, and stops nothing, however unfinished it is', () => {
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

  it('cannot be linked to', () => {
    const content = sampleOf({ ...draft, 'faq/en.md': '## When\n\n[Soon](/news/2).\n\n## Where\n\nHere.\n' });
    expect(content.problems()).toEqual([
      'content/faq/en.md:3: "/news/2" leads nowhere; there is no page /news/2.',
    ]);
  });
});

describe('an article of a day to come', () => {
  it('is one of the days on which pages change, with those on which the festival begins and is over', () => {
    const { days } = sampleOf({ ...article('2', '2999-01-01') }).load();
    expect(days).toEqual([...days].sort());
    expect(days).toEqual(expect.arrayContaining(['2999-01-01']));
  });

  it('cannot be linked to by what is there before it', () => {
    const { problems } = sampleOf({
      ...article('2', '2999-01-01', 'One [paragraph](/news/3).\n'),
      ...article('3', '2999-01-01', 'One [paragraph](/news/2).\n'),
      'faq/en.md': '## When\n\n[Soon](/news/2).\n\n## Where\n\nHere.\n',
    }).load();
    expect(problems.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)).toEqual([
      'faq/en.md:3: "/news/2" leads to an article that is there from 2999-01-01 on; link to it in an article of that day or a later one',
    ]);
  });
});

describe('a translation whose English has changed', () => {
  it('is built, and named', () => {
    const content = sampleOf({ 'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n' });
    expect(content.problems()).toEqual([]);
    expect(content.load().outOfDate.map(({ file }) => file)).toEqual([
      'faq/es.md',
      'faq/it.md',
      'faq/de.md',
      'faq/jp.md',
    ]);
  });

  it('is one that does not say what it translates', () => {
    const content = sampleOf({ 'faq/es.md': '## Cuándo\n\nPronto.\n\n## Dónde\n\nAquí.\n' });
    expect(content.load().outOfDate.map(({ file }) => file)).toEqual(['faq/es.md']);
  });

  it('is not one whose English has other ends of lines', () => {
    const content = sampleOf({ 'faq/en.md': '## When\r\n\r\nSoon.  \r\n\r\n## Where\r\n\r\nHere.' });
    expect(content.load().outOfDate).toEqual([]);
  });
});

const english = (text: string) => ({ 'news/1/en.md': `---\n${HEAD}---\n\n${text}\n` });
/** The press kit quotes its last line. */
const inLanguage = (locale: string, text: string) => ({
  [`news/1/${locale}.md`]: `---\n${headOf(locale, HEAD, '')}---\n\n${text}\n\nOne paragraph.\n`,
});
const index = (text: string) => ({ 'news/1/index.yaml': text });

describe.each<[what: string, files: Record<string, string | undefined>, problem: string | RegExp]>([
  [
    'a colon in a title',
    { 'news/1/en.md': `---\ntitle: Fatal: the night\nsummary: S\nalt: A\n---\n\nText.\n` },
    /^content\/news\/1\/en\.md:2: a text with a colon .* must stand between quotation marks/,
  ],
  [
    'a remark behind a title',
    { 'news/1/en.md': `---\ntitle: Level #2\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:2: what follows a # is not read/,
  ],
  [
    'a title twice',
    { 'news/1/en.md': `---\ntitle: A\ntitle: B\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:3: this name stands here twice/,
  ],
  [
    'a title that begins with a sign',
    { 'news/1/en.md': `---\ntitle: "A" night\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:2: this is not readable as YAML/,
  ],
  ['a head without an end', { 'news/1/en.md': `---\ntitle: A\n\nText.\n` }, /en\.md:1: the head has no end/],
  [
    'a title that is a number',
    { 'news/1/en.md': `---\ntitle: 2025\nsummary: S\nalt: A\n---\n\nText.\n` },
    /en\.md:2: title must be text; put it between "quotation marks"/,
  ],
  [
    'an unknown key',
    { 'news/1/en.md': `---\n${HEAD}titel: B\n---\n\nText.\n` },
    'content/news/1/en.md:5: "titel" is not known here; allowed: title, summary, alt.',
  ],
  [
    'a missing title',
    { 'news/1/en.md': `---\nsummary: S\nalt: A\n---\n\nText.\n` },
    'content/news/1/en.md:2: title is missing.',
  ],
  [
    'an unknown author',
    index('date: 2025-07-09\nauthor: eve\npicture: room\n'),
    'content/news/1/index.yaml:2: author "eve" is no author of authors.yaml; allowed: ada.',
  ],
  [
    'a picture that does not exist',
    index('date: 2025-07-09\nauthor: ada\npicture: roof\n'),
    'content/news/1/index.yaml:3: picture "roof" is no picture of content/pictures; allowed: hall, room.',
  ],
  [
    'a day that is none',
    index('date: 2025-02-30\nauthor: ada\npicture: room\n'),
    'content/news/1/index.yaml:1: date "2025-02-30" is no day; write year-month-day, such as 2025-07-09.',
  ],
  [
    'a related article that is not there',
    index('date: 2025-07-09\nauthor: ada\npicture: room\nrelated: [7]\n'),
    'content/news/1/index.yaml:4: there is no other article 7; name numbers of news.',
  ],
  [
    'an article whose folder is no number',
    { 'news/night/index.yaml': '' },
    /news\/night\/index\.yaml:1: "night" is no number/,
  ],
  [
    'a link to a page that does not exist',
    english('[Words](/nowhere).'),
    'content/news/1/en.md:7: "/nowhere" leads nowhere; there is no page /nowhere.',
  ],
  [
    'a link to a question that does not exist',
    english('[Words](/support#faq-3).'),
    /en\.md:7: "\/support#faq-3" leads to no place of \/support; allowed: .*#faq-1, #faq-2/,
  ],
  [
    'a link without encryption',
    english('[Words](http://a.example).'),
    /en\.md:7: "http:\/\/a\.example" is no address; allowed: a page of this site/,
  ],
  [
    'a link that is script',
    english('[Words](javascript:alert(1)).'),
    /en\.md:7: "javascript:alert\(1\)" is no address/,
  ],
  ['a title in the text', english('# Title'), /en\.md:7: a heading with one # is the title/],
  [
    'a heading that skips a level',
    english('### Deep'),
    /en\.md:7: a heading with ### must stand below one with ##/,
  ],
  [
    'a heading that is too deep',
    english('## A\n\n### B\n\n#### C'),
    /en\.md:11: a heading with #### is too deep; allowed: ## and ###/,
  ],
  ['HTML', english('A <b>word</b>.'), /en\.md:7: HTML is not allowed \(<b>\); allowed: paragraphs/],
  ['a block of HTML', english('<script>\nalert(1)\n</script>'), /en\.md:7: HTML is not allowed \(<script>\)/],
  ['code', english('A `word`.'), /en\.md:7: code between ` is not for our texts/],
  [
    'a picture in a sentence',
    english('Words ![Alt](room "Caption") words.'),
    /en\.md:7: a picture stands alone/,
  ],
  [
    'a picture without a caption',
    english('![Alt](room)'),
    /en\.md:7: a picture has an alt text and a caption/,
  ],
  [
    'a picture of the text that does not exist',
    english('![Alt](roof "Caption")'),
    /en\.md:7: "roof" is no picture of content\/pictures; allowed: hall, room/,
  ],
  [
    'a picture that a translation does not have',
    english('One.\n\n![Alt](room "Caption")'),
    /es\.md:1: in en\.md here stands the picture "room"; each language has the same, in the same order/,
  ],
  [
    'a picture that English does not have',
    inLanguage('de', 'One.\n\n![Alt](room "Caption")'),
    /de\.md:10: in en\.md there is no further picture/,
  ],
  [
    'straight quotation marks',
    english('One line\nand "words".'),
    'content/news/1/en.md:8: " is no quotation mark of en; allowed: “ ” ‘ ’.',
  ],
  [
    'a straight apostrophe in a head',
    { 'news/1/en.md': `---\ntitle: It's dark\nsummary: S\nalt: A\n---\n\nText.\n` },
    "content/news/1/en.md:2: ' is no quotation mark of en; allowed: “ ” ‘ ’.",
  ],
  [
    'English quotation marks in German',
    inLanguage('de', '“Wörter”'),
    'content/news/1/de.md:8: ” is no quotation mark of de; allowed: „ “ ‚ ‘ ’.',
  ],
  [
    'German quotation marks in Spanish',
    inLanguage('es', '„palabras“'),
    /es\.md:8: „ is no quotation mark of es; allowed: « » “ ” ‘ ’/,
  ],
  ['guillemets in English', english('«words»'), /en\.md:7: « is no quotation mark of en/],
  [
    'Latin quotation marks in Japanese',
    inLanguage('jp', '“言葉”'),
    /jp\.md:8: “ is no quotation mark of jp; allowed: 「 」 『 』 ’/,
  ],
  [
    'a word that the terms forbid',
    english('A very **spooky** room.'),
    'content/news/1/en.md:7: "spooky" is not our word; use: dark.',
  ],
  // Spec 3.10
  [
    'a missing language',
    { 'news/1/it.md': undefined },
    'content/news/1/it.md:1: this file is missing; there must be one for each language of the site.',
  ],
  [
    'a file that nobody reads',
    { 'news/1/notes.md': 'Texte.\n' },
    /news\/1\/notes\.md:1: this file is not read; allowed: index\.yaml, en\.md/,
  ],
  [
    'a language with fewer sections',
    { 'faq/de.md': '## Wann\n\nBald.\n' },
    'content/faq/de.md:1: there are 1 headings with ##; en.md has 2, and each language must have as many.',
  ],
  [
    'a text before the first heading',
    { 'faq/de.md': 'Text.\n\n## Wann\n\nBald.\n\n## Wo\n\nHier.\n' },
    /faq\/de\.md:1: this stands before the first heading/,
  ],
  [
    'a heading without a text',
    { 'faq/en.md': '## When\n\n## Where\n\nHere.\n' },
    /faq\/en\.md:1: there is no text under "When"/,
  ],
  [
    'a heading of a position that is translated',
    { 'positions/fx/de.md': `---\n${HEAD}---\n\n## Aufgaben\n\n- Eins.\n` },
    /positions\/fx\/de\.md:7: "Aufgaben" is no part of a position; in every language its headings are ## Responsibilities/,
  ],
  // Spec 9.2
  [
    'a position with too few tasks',
    {
      'positions/fx/en.md': `---\n${HEAD}---\n\n## Responsibilities\n\n- One.\n\n## Requirements\n\n- A.\n- B.\n- C.\n`,
    },
    'content/positions/fx/en.md:7: there are 1 lines in this list; allowed: 4 or 5.',
  ],
  [
    'a position that is missing',
    { 'positions/fx/index.yaml': undefined },
    /positions\/fx\/index\.yaml:1: this file is missing/,
  ],
  [
    'two people of one number',
    { 'team/former.yaml': '- id: 1\n  name: Bo\n  surname: Ek\n  role: fx\n' },
    /former\.yaml:1: 1 is the number of Ada Lind; take the next free one, 2 or higher/,
  ],
  // Spec 8.6
  [
    'an unknown role',
    { 'team/active.yaml': '- id: 1\n  name: Ada\n  surname: Lind\n  roles: [props]\n' },
    /active\.yaml:4: roles "props" is no role; did you mean "prop"\?/,
  ],
  [
    'a management without one of its people',
    { 'team/index.yaml': 'management: [1, 2]\nfirst: []\n' },
    'content/team/index.yaml:1: nobody in team/active.yaml has the number 2.',
  ],
  [
    'an address of a person that is none',
    {
      'team/active.yaml':
        '- id: 1\n  name: Ada\n  surname: Lind\n  roles: [prop]\n  links:\n    website: http://a.example\n',
    },
    /active\.yaml:6: website "http:\/\/a\.example" is no address; it must begin with https/,
  ],
  [
    'a picture that stands twice in the gallery',
    { 'gallery/en.md': '## room\n\nA.\n\n## room\n\nB.\n' },
    /gallery\/en\.md:5: "room" stands here twice/,
  ],
  [
    'a link of a collaboration that leads nowhere',
    { 'collaborations/schools/index.yaml': 'place: 20\nlink: /nowhere\n' },
    'content/collaborations/schools/index.yaml:2: "/nowhere" leads nowhere; there is no page /nowhere.',
  ],
  [
    'a collaboration without its link',
    { 'collaborations/schools/en.md': '---\ntitle: Schools\n---\n\nText.\n' },
    'content/collaborations/schools/en.md:2: more is missing.',
  ],
  [
    'a collaboration of two paragraphs',
    { 'collaborations/schools/en.md': '---\ntitle: Schools\nmore: More\n---\n\nText.\n\nMore.\n' },
    'content/collaborations/schools/en.md:8: here stands one paragraph only; join them.',
  ],
  [
    'a collaboration in the file of their page',
    { 'collaborations/de.md': '---\nalt: A.\n---\n\n## Schulen\n\nText.\n' },
    'content/collaborations/de.md:5: there is no text here; each collaboration has a folder of its own.',
  ],
  [
    'a video without its files',
    {
      'videos/clip/index.yaml': 'place: 1\nduration: 3\npicture: room\n',
      ...entry('videos/clip', 'title: A\ndescription: B\nalt: C\n', ''),
    },
    'content/videos/clip/index.yaml:1: there is no file apps/site/public/videos/clip.webm; put it there.',
  ],
  [
    'days of the festival in another order',
    {
      'festival/index.yaml':
        'picture: room\ndays:\n  - { date: 2025-07-04, picture: room }\n  - { date: 2025-07-03, picture: room }\n',
      ...entry('festival', 'alt: A.\n', '## A\n\nOne.\n\nA room.\n\n## B\n\nTwo.\n\nA room.\n'),
    },
    'content/festival/index.yaml:4: a day must come after the day before it.',
  ],
  [
    'an address outside of the site without https',
    { 'links.yaml': 'steam: steam\ndatabase: https://b.example\nsocial: []\n' },
    /links\.yaml:1: steam "steam" is no address/,
  ],
])('%s', (_, files, problem) => {
  it('is said with its file and line', () => {
    const found = sampleOf(files).problems();
    expect(found).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });
});

// Spec 1.5
it('an article may be neither short nor long', () => {
  const content = sampleOf(english('One two three.\n\n## Four\n\n- five'));
  const of = (least: number, most: number) =>
    content.problems({ articleWords: { least, most } }).filter((problem) => problem.includes('1/en.md'));
  expect(of(5, 5)).toEqual([]);
  expect(of(6, 9)).toEqual(['content/news/1/en.md:1: there are 5 words in this text; allowed: 6 to 9.']);
  expect(of(1, 4)).toHaveLength(1);
});

// Spec 3.10
it('all mistakes of all files are said at once', () => {
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

describe('words of two languages', () => {
  it('may hold what a longer word holds', () => {
    expect(sampleOf(inLanguage('jp', 'サーバーの話。')).problems()).toEqual([]);
    expect(sampleOf(inLanguage('jp', 'サーバの話。')).problems()).toEqual([
      'content/news/1/jp.md:8: "サーバ" is not our word; use: サーバー.',
    ]);
  });

  it('may be in the quotation marks of their own', () => {
    const files = {
      ...inLanguage('de', '„Ja“, ‚nein‘'),
      ...inLanguage('it', '«Sì» e “no”, un po’'),
      ...inLanguage('jp', '「はい」『いいえ』'),
    };
    expect(sampleOf({ ...files, ...english('“Yes”, ‘no’, it’s. One paragraph.') }).problems()).toEqual([]);
  });
});
