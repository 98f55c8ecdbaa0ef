import { LOCALES, POSITION_ROLES } from '@fatal/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent, type ContentOptions } from './load-content.ts';
import { formatProblem } from './problems.ts';
import { checksumOf } from './text/checksum.ts';

/** Files by path. `undefined` removes a file. */
type Files = Record<string, string | undefined>;

const PICTURE = JSON.stringify({ path: '/images/room', width: 1920, height: 1080, widths: [480, 960, 1920] });

/** Returns the head of a language file. Translations get the checksum of their English. */
export const headOf = (locale: string, lines: string, english: string): string =>
  locale === 'en' ? lines : `${lines}english: "${checksumOf(english)}"\n`;

/**
 * Returns an entry with the same words in all languages. They contain no quotation marks, which differ
 * between languages.
 */
export function entry(folder: string, head: string, body: string): Files {
  const text = (lines: string) => `${lines === '' ? '' : `---\n${lines}---\n\n`}${body}`;
  const english = text(head);
  return Object.fromEntries(
    LOCALES.map((locale) => [`${folder}/${locale}.md`, text(headOf(locale, head, english))]),
  );
}

const GAME_HEAD =
  'accessible: Open\ninDevelopment: In the making\nlocked: Locked\nwishlist: Wish\ngenre: Horror\npitch: Horror for PC\n';
const WORK_HEAD =
  'time: Five hours\nweek: Five\nmeetings: One\nlanguages: Spanish\nget: Credit\nrights: Yours\nanswer: Soon\n';
const ARTICLE_HEAD = 'title: A night\nsummary: What it was like.\nalt: A dark room.\n';
const tasks = (count: number) =>
  `## Responsibilities\n\n${'- Draw.\n'.repeat(4)}\n## Requirements\n\n${'- A pencil.\n'.repeat(count)}`;

/** Returns an article in all languages. */
export const article = (id: string, date: string, body = 'One paragraph.\n', more = ''): Files => ({
  [`news/${id}/index.yaml`]: `date: ${date}\nauthor: ada\npicture: room\n${more}`,
  ...entry(`news/${id}`, ARTICLE_HEAD, body),
});

/** Press kit whose quote is from the sample article. */
export const PRESS = `## Description

One.

Two.

## History

One.

## Features

- A light.
- A room.

## Quotes

- One paragraph.

## Allowed

- To report.

## On request

- To sell.
`;

/** Small content without mistakes. */
const SOUND: Files = {
  'pictures/room.json': PICTURE,
  'pictures/hall.json': PICTURE,
  'terms.yaml':
    'avoid:\n  en:\n    - avoid: spooky\n      use: dark\n  jp:\n    - avoid: サーバ\n      except: [サーバー]\n      use: サーバー\n',
  'authors.yaml': 'ada:\n  name: Ada\n  surname: Lind\n  picture: room\n',
  'games/index.yaml':
    'series: Fatal\ngenres: [Horror]\nplatform: PC\ngames:\n  - numeral: I\n    subtitle: One\n    state: accessible\n    page: /careers\n',
  ...entry('games', GAME_HEAD, ''),
  'links.yaml':
    'samples: []\nsteam: https://a.example\ndatabase: https://b.example\nshowcase: https://c.example\npress: press@d.example\nsocial:\n  - name: X\n    href: https://x.example\n',
  'team/active.yaml': '- id: 1\n  name: Ada\n  surname: Lind\n  roles: [prop]\n',
  'team/index.yaml': 'management: [1]\nfirst: []\n',
  'team/former.yaml': '- id: 2\n  name: Bo\n  surname: Ek\n  role: fx\n',
  'positions/index.yaml': 'posted: 2025-05-01\n',
  ...(Object.assign(
    {},
    ...POSITION_ROLES.map((role) => ({
      [`positions/${role}/index.yaml`]: 'place: 10\ncategory: art\npicture: room\ntools: [Pencil]\n',
      ...entry(`positions/${role}`, ARTICLE_HEAD, tasks(role === 'concept' ? 5 : 3)),
    })),
  ) as Files),
  'working-here/index.yaml': 'tools: [Engine]\n',
  ...entry('working-here', WORK_HEAD, '## How to start\n\nWrite.\n'),
  'legal/index.yaml': 'date: 2024-11-16\n',
  ...entry('legal/terms', '', '## One\n\nText.\n'),
  ...entry('legal/privacy', '', '## One\n\nText.\n'),
  ...entry('legal/applicants', '', '## One\n\nText.\n'),
  ...entry('faq', '', '## When\n\nSoon.\n\n## Where\n\nHere.\n'),
  ...entry('gallery', '', '## room\n\nA dark room.\n'),
  'press/index.yaml': 'founded: 2019\nshown: [room]\nquoted: [1]\n',
  ...entry('press', '', PRESS),
  'collaborations/index.yaml': 'picture: room\n',
  ...entry('collaborations', 'alt: A dark room.\n', ''),
  'collaborations/schools/index.yaml': 'place: 20\nlink: /news/1\npicture: room\n',
  ...entry('collaborations/schools', 'title: Schools\nmore: More\n', 'Text.\n'),
  ...article('1', '2025-07-09'),
};

/** Temporary folder with sample content, to be changed by tests. */
export class SampleContent {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'content-'));

  constructor(files: Files = {}) {
    this.write({ ...SOUND, ...files });
  }

  write(files: Files): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
  }

  load(options: ContentOptions = {}) {
    return loadContent({ folder: this.folder, articleWords: { least: 1, most: 600 }, ...options });
  }

  /** Returns the mistakes as printed. */
  problems(options: ContentOptions = {}): string[] {
    return this.load(options).problems.map((problem) => formatProblem(problem, 'content'));
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }
}
