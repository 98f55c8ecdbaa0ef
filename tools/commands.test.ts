import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './step/step.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const scriptsOf = (folder: string) =>
  (JSON.parse(read(path.join(folder, 'package.json'))) as { scripts: Record<string, string> }).scripts;

const scripts = scriptsOf('.');

describe('npm scripts', () => {
  // Spec 2.7. The shell caches where `node` is, so the Node that the setup installs is found only by a new
  // shell.
  it.each(['start', 'dev', 'storybook', 'build', 'build:storybook'])(
    'npm run %s runs the setup as a separate script',
    (name) => {
      expect(scripts).toHaveProperty([name]);
      expect(scripts[`pre${name}`]).toBe('node tools/setup.mjs');
    },
  );

  it('run existing files', () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/tools\/[\w./-]+\.m?[jt]s/g) ?? []);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

/** Documentation, and sources with messages that may name commands. */
const TEXTS = [
  '*.md',
  '.github/workflows/*.yml',
  '.changeset/*.md',
  'docs/**/*.md',
  'examples/*/README.md',
  '{apps,packages,tools}/**/*.{ts,tsx,mjs,md,mdx,yaml}',
];

describe('npm commands named in texts', () => {
  const ofWorkspaces: Record<string, Record<string, string>> = { '@gloam/ui': scriptsOf('packages/ui') };
  // Includes the commands of `art`, which is a separate project.
  const others = { ...scripts, ...scriptsOf('art') };
  const skipped = (file: string) => /(?:^|\/)(?:node_modules|dist|made)$/.test(file);
  const files = globSync(TEXTS, { cwd: root, exclude: skipped });

  it('exist', () => {
    const named = files.flatMap((file) =>
      Array.from(
        read(file).matchAll(/npm run ([a-z][\w:-]*)(?: -w ([@\w/-]+))?/g),
        ([text, name = '', workspace]) => ({
          place: `${file}: ${text}`,
          exists: name in (workspace === undefined ? others : (ofWorkspaces[workspace] ?? {})),
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ exists }) => !exists).map(({ place }) => place)).toEqual([]);
  });
});
