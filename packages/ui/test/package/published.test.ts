// The package as it is published: what the tools of the trade say about it, and that what is written down about it holds.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { componentNames, dist, root } from '../../scripts/entries.ts';
import { publishedExports, publishedManifest } from '../../scripts/manifest.ts';
import { titleOf } from '../../scripts/pages.ts';
import { tokens, tokenVariable } from '../../src/tokens.ts';
import { parse, modules } from '../source-files.ts';
import { packed } from './packed.ts';

const targets = Object.values(publishedExports).flatMap((entry): string[] =>
  typeof entry === 'string' ? [entry] : Object.values({ ...entry }),
);

describe('the entries', () => {
  it('lead to files', () => {
    expect(targets.length).toBeGreaterThan(150);
    expect(targets.filter((target) => globSync(target, { cwd: dist }).length === 0)).toEqual([]);
  });

  it('are one for the code and one for the styles of each component', () => {
    for (const name of componentNames) {
      expect(publishedExports).toHaveProperty([`./${name}`]);
      expect(publishedExports).toHaveProperty([`./${name}.css`]);
    }
  });

  it('are the ones in the manifest that was packed', () => {
    expect(JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(publishedManifest)),
    );
  });

  it('please publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('have types that every way of resolving them finds', () => {
    const sheets = Object.keys(publishedExports).filter((entry) => !/^\.(?:\/[\w-]+)?$/.test(entry));
    const program = join(root, '../../node_modules/@arethetypeswrong/cli/dist/index.js');
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints', ...sheets];
    const { status, stdout } = spawnSync(process.execPath, [program, packed.tarball, ...options], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(status, stdout).toBe(0);
    const ways = stdout.match(/^(?:node16 \(from ESM\)|bundler): .*$/gm) ?? [];
    expect(ways.length).toBeGreaterThan(100);
    expect(ways.filter((way) => !way.includes('🟢'))).toEqual([]);
  });
});

describe('the files', () => {
  const shipped = readdirSync(packed.folder, { recursive: true, encoding: 'utf8' });

  it('are the built ones, with licence and documents, and no sources', () => {
    expect(shipped).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'llms.txt', 'tokens.json']),
    );
    expect(shipped.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
    expect(shipped.filter((file) => /\.test\.|stories|fixture|sample/.test(file))).toEqual([]);
  });

  it("keep 'use client' where the sources have it, and nowhere else", () => {
    const isClient = (text: string) => /^['"]use client['"];/.test(text);
    const emitted = modules.filter((file) => existsSync(join(dist, file.replace(/\.tsx?$/, '.js'))));
    expect(emitted.length).toBeGreaterThan(100);
    const wrong = emitted.filter((file) => {
      const output = readFileSync(join(dist, file.replace(/\.tsx?$/, '.js')), 'utf8');
      return isClient(output) !== isClient(parse(file).text);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the documents', () => {
  const read = (file: string) => readFileSync(join(packed.folder, file), 'utf8');

  it('tell programs about every component, and nothing that only Storybook can draw', () => {
    const text = read('llms.txt');
    const told = [...text.matchAll(/^From `[^`]+`\. Styles: `@gloam\/ui\/(.+)\.css`\.$/gm)].map(
      ([, name]) => name,
    );
    expect(told).toEqual(componentNames);
    expect(text).not.toMatch(/^<(?:Meta|Canvas|Controls)\b/m);
  });

  it('show the code of a page that is tested, list every component, and lead to nothing that is not there', () => {
    const text = read('README.md');
    const page = join(root, 'docs/ten-minutes');
    const files = readdirSync(page).filter((file) => !/\.(?:mdx|stories\.tsx)$/.test(file));
    const absent = files.filter(
      (file) =>
        !text.includes(`\`src/${file}\`:\n\n\`\`\``) ||
        !text.includes(readFileSync(join(page, file), 'utf8').trimEnd()),
    );
    expect(absent).toEqual([]);
    const listed = [...text.matchAll(/^\| (.+?) +\| .+ \| (?:[\d.]*) +\| (?:[\d.]*) +\|$/gm)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual(componentNames.map(titleOf));
    expect(text).not.toMatch(/\]\((?!https:|#)/);
  });

  it('give every token a type, a value, and the custom property that a theme sets', () => {
    const groups = JSON.parse(read('tokens.json')) as Record<string, Record<string, unknown>>;
    expect(Object.keys(groups)).toEqual(Object.keys(tokens));
    for (const [group, entries] of Object.entries(tokens)) {
      for (const name of Object.keys(entries)) {
        expect(groups[group]?.[name]).toMatchObject({
          $type: expect.any(String) as string,
          $value: expect.anything() as unknown,
          $extensions: { '@gloam/ui': { property: tokenVariable(group as keyof typeof tokens, name) } },
        });
      }
    }
  });
});
