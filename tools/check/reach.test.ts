import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDrawn } from './drawn.ts';
import { changedFiles, componentsToDraw } from './reach.ts';

const STORIES = 'library-stories';

describe('of the library is drawn', () => {
  it('what a component reaches, whatever is written about it', () => {
    const files = [
      'packages/ui/src/news-card/news-card.tsx',
      'packages/ui/src/news-card/news-card.css',
      'packages/ui/src/news-card/news-card.stories.tsx',
      '.changeset/longer-titles.md',
      'docs/guides/testing.md',
      'apps/site/src/pages/news/page.tsx',
      'tools/visual/baselines/stories/content-news-card--default/en-390.webp',
    ];
    expect(componentsToDraw(STORIES, files)).toEqual(['news-card', 'news-strip']);
  });

  it.each([
    ['what several share', 'packages/ui/src/styles/parts.css'],
    ['the tokens', 'packages/ui/src/tokens.ts'],
    ['how stories are drawn', 'tools/stories/stage.ts'],
    ['what is installed', 'package-lock.json'],
  ])('all of it after a change of %s', (_, file) => {
    expect(componentsToDraw(STORIES, ['packages/ui/src/tag/tag.tsx', file])).toBeUndefined();
  });

  it('all of it where nothing of it has changed, or nobody can tell', () => {
    expect(componentsToDraw(STORIES, ['apps/api/src/server.ts'])).toBeUndefined();
    expect(componentsToDraw(STORIES, [])).toBeUndefined();
    expect(componentsToDraw(STORIES, undefined)).toBeUndefined();
  });

  it('each story of those, and those that are of no component', () => {
    const file = (name: string) => `./packages/ui/src/${name}/${name}.stories.tsx`;
    expect(isDrawn(file('tag'), 'tag,notice')).toBe(true);
    expect(isDrawn(file('button'), 'tag,notice')).toBe(false);
    expect(isDrawn('./packages/ui/docs/toolbar.stories.tsx', 'tag')).toBe(true);
    expect(isDrawn(file('button'), undefined)).toBe(true);
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reach-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

describe('what has changed', () => {
  it('is what has not landed, committed or not', () => {
    const folder = temporaryFolder();
    const git = (where: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: where });
    const landed = path.join(folder, 'landed');
    const clone = path.join(folder, 'clone');
    git(folder, 'init', '--quiet', landed);
    git(landed, 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
    writeFileSync(path.join(landed, 'old.css'), 'a {}');
    git(landed, 'add', '.');
    git(landed, 'commit', '--quiet', '--message', 'Add a sheet');
    git(folder, 'clone', '--quiet', landed, clone);
    expect(changedFiles(clone)).toEqual([]);

    writeFileSync(path.join(clone, 'committed ä.css'), 'a {}');
    git(clone, 'add', '.');
    git(clone, 'commit', '--quiet', '--message', 'Add another');
    writeFileSync(path.join(clone, 'old.css'), 'b {}');
    writeFileSync(path.join(clone, 'new.css'), 'c {}');
    expect(changedFiles(clone)?.toSorted()).toEqual(['committed ä.css', 'new.css', 'old.css']);
  });

  it('is not known where nothing lands', () => {
    const folder = temporaryFolder();
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(changedFiles(folder)).toBeUndefined();
  });
});
