import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './step/step.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const scriptsOf = (folder: string) =>
  (JSON.parse(read(path.join(folder, 'package.json'))) as { scripts: Record<string, string> }).scripts;

const scripts = scriptsOf('.');

describe('the commands', () => {
  // Spec 2.7. A shell remembers which Node it has started: the one that the installation brings is found in the next shell.
  it.each(['start', 'dev', 'storybook', 'build', 'build:storybook'])(
    'npm run %s installs first what is missing, in a shell of its own',
    (name) => {
      expect(scripts).toHaveProperty([name]);
      expect(scripts[`pre${name}`]).toBe('node tools/setup.mjs');
    },
  );

  it('run files that are there', () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/tools\/[\w./-]+\.m?[jt]s/g) ?? []);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

/** Texts for people, and the messages of programs. */
const TEXTS = [
  '*.md',
  '.github/workflows/*.yml',
  '.changeset/*.md',
  'docs/**/*.md',
  'examples/*/README.md',
  '{apps,packages,tools}/**/*.{ts,tsx,mjs,md,mdx,yaml}',
];

describe('the commands that a text names', () => {
  const ofWorkspaces: Record<string, Record<string, string>> = { '@gloam/ui': scriptsOf('packages/ui') };
  // Texts name the commands of `art` too, which is a project of its own.
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
