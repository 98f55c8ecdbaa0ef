import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, SampleContent } from '../../apps/site/build/content/testing.ts';
import { confirm, withChecksum } from './confirm.ts';
import { report } from './report.ts';

let sample: SampleContent;
let source: string;

beforeEach(() => {
  sample = new SampleContent();
  source = mkdtempSync(path.join(tmpdir(), 'source-'));
});

afterEach(() => {
  sample[Symbol.dispose]();
  rmSync(source, { recursive: true });
});

const parts = () =>
  Object.fromEntries(
    report({
      folder: sample.folder,
      shownFolder: 'content',
      source,
      articleWords: { least: 1, most: 600 },
    }).map(({ title, lines }) => [title, lines]),
  );

describe('the report', () => {
  it('names what is left to do, in drafts too', () => {
    sample.write({
      ...article('2', '2026-01-01', '[Words](/nowhere).\n', 'draft: true\n'),
      'news/2/jp.md': undefined,
      'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n',
      'authors.yaml':
        'ada:\n  name: Ada\n  surname: Lind\n  picture: room\neve:\n  name: Eve\n  surname: Lind\n  picture: room\n',
    });
    const found = parts();
    expect(found['Missing languages']).toEqual(['jp: content/news/2/jp.md']);
    expect(found['Translations that are out of date']).toHaveLength(4);
    expect(found['Translations that are out of date']?.[0]).toMatch(
      /^content\/faq\/es\.md:1: .*confirm faq\/es\.md$/,
    );
    expect(found['Dead links']).toContain(
      'content/news/2/en.md:7: "/nowhere" leads nowhere; there is no page /nowhere.',
    );
    expect(found['Other mistakes']).toEqual([]);
    expect(found.Drafts).toEqual(['content/news/2']);
    expect(found.Unused).toEqual(['picture hall', 'author eve']);
  });

  it('knows the pictures that pages show by themselves', () => {
    writeFileSync(path.join(source, 'page.tsx'), "import hall from '../../content/pictures/hall.json';");
    expect(parts().Unused).toEqual([]);
  });
});

describe('a translation that is confirmed', () => {
  const english = '# A\n';

  it.each([
    [
      'a head without a checksum',
      '---\ntitle: A\n---\n\nB\n',
      /^---\ntitle: A\nenglish: "[0-9a-f]{8}"\n---\n\nB\n$/,
    ],
    [
      'a checksum of before',
      '---\nenglish: "00000000"\ntitle: A\n---\n\nB\n',
      /^---\nenglish: "(?!0{8})[0-9a-f]{8}"\ntitle: A\n---\n\nB\n$/,
    ],
    ['no head', '## B\n', /^---\nenglish: "[0-9a-f]{8}"\n---\n\n## B\n$/],
  ])('names its English: %s', (_, translation, confirmed) => {
    expect(withChecksum(translation, english)).toMatch(confirmed);
  });

  it('may be one file of many', () => {
    sample.write({ 'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n' });
    expect(confirm(['faq/es.md'], sample.folder)).toEqual([path.join(sample.folder, 'faq/es.md')]);
    expect(sample.load().outOfDate.map(({ file }) => file)).toEqual(['faq/it.md', 'faq/de.md', 'faq/jp.md']);
    expect(readFileSync(path.join(sample.folder, 'faq/en.md'), 'utf8')).not.toContain('english:');
  });

  it('must be there', () => {
    expect(() => confirm(['nothing'], sample.folder)).toThrow('There is no nothing');
  });
});
