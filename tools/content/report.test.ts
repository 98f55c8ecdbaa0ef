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
      displayPath: 'content',
      source,
      articleWords: { least: 1, most: 600 },
    }).map(({ title, lines }) => [title, lines]),
  );

describe('report', () => {
  it('lists remaining work, including drafts', () => {
    sample.write({
      ...article('2', '2026-01-01', '[Words](/nowhere).\n', 'draft: true\n'),
      'news/2/jp.md': undefined,
      'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n',
      'authors.yaml':
        'ada:\n  name: Ada\n  surname: Lind\n  picture: room\neve:\n  name: Eve\n  surname: Lind\n  picture: room\n',
    });
    const found = parts();
    expect(found['Missing languages']).toEqual(['jp: content/news/2/jp.md']);
    expect(found['Outdated translations']).toHaveLength(4);
    expect(found['Outdated translations']?.[0]).toMatch(/^content\/faq\/es\.md:1: .*confirm faq\/es\.md$/);
    expect(found['Dead links']).toContain(
      'content/news/2/en.md:7: "/nowhere" is a dead link; there is no page /nowhere.',
    );
    expect(found['Other mistakes']).toEqual([]);
    expect(found.Drafts).toEqual(['content/news/2']);
    expect(found.Unused).toEqual(['picture hall', 'author eve']);
  });

  it("doesn't report pictures that pages import as unused", () => {
    writeFileSync(path.join(source, 'page.tsx'), "import hall from '../../content/pictures/hall.json';");
    expect(parts().Unused).toEqual([]);
  });
});

describe('confirm', () => {
  const english = '# A\n';

  it.each([
    [
      'front matter without a checksum',
      '---\ntitle: A\n---\n\nB\n',
      /^---\ntitle: A\nenglish: "[0-9a-f]{8}"\n---\n\nB\n$/,
    ],
    [
      'an older checksum',
      '---\nenglish: "00000000"\ntitle: A\n---\n\nB\n',
      /^---\nenglish: "(?!0{8})[0-9a-f]{8}"\ntitle: A\n---\n\nB\n$/,
    ],
    ['no front matter', '## B\n', /^---\nenglish: "[0-9a-f]{8}"\n---\n\n## B\n$/],
  ])('writes the checksum of the English: %s', (_, translation, confirmed) => {
    expect(withChecksum(translation, english)).toMatch(confirmed);
  });

  it('accepts a single file', () => {
    sample.write({ 'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n' });
    expect(confirm(['faq/es.md'], sample.folder)).toEqual([path.join(sample.folder, 'faq/es.md')]);
    expect(sample.load().outOfDate.map(({ file }) => file)).toEqual(['faq/it.md', 'faq/de.md', 'faq/jp.md']);
    expect(readFileSync(path.join(sample.folder, 'faq/en.md'), 'utf8')).not.toContain('english:');
  });

  it("throws if the path doesn't exist", () => {
    expect(() => confirm(['nothing'], sample.folder)).toThrow('nothing not found');
  });
});
