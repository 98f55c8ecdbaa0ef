// The program of the package, as `npx @gloam/ui` starts it.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packed } from './packed.ts';

const program = join(packed.folder, 'cli/ui.js');
const brand = join(packed.project, 'brand.json');

it('writes a theme', () => {
  writeFileSync(
    brand,
    '{ "ground": "#f6f3ec", "text": "#15191b", "accent": "#c8330f", "danger": "#a3152f" }',
  );
  const css = execFileSync(process.execPath, [program, 'theme', brand], { encoding: 'utf8' });
  expect(css).toMatch(/^:root \{\n {2}color-scheme: light;/);
  expect(css).toContain('--gloam-color-ground: #f6f3ec;');
});

it('fails, and says why, with what cannot be read', () => {
  writeFileSync(
    brand,
    '{ "ground": "#ffffff", "text": "#eeeeee", "accent": "#c8330f", "danger": "#a3152f" }',
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'theme', brand], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/text on [a-z-]+: 1\.\d\d : 1, needs 4\.5 : 1/);
  expect(stderr).toMatch(/"text": "#[\da-f]{6}" instead of "#eeeeee"/);
});

it('writes the styles for a page whose root is 10 px', () => {
  const css = execFileSync(process.execPath, [program, 'styles', '--root', '10'], { encoding: 'utf8' });
  expect(css).toContain('--gloam-space-4: 1.6rem;');
  const sheet = execFileSync(process.execPath, [program, 'styles', 'button/button.css', '--root', '10px'], {
    encoding: 'utf8',
  });
  expect(sheet).toContain('.gloam-button');
});

it('writes no styles of a sheet that is not there', () => {
  const args = ['styles', 'no.css', '--root', '10'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^There is no style sheet "no.css"/);
});

it.each([[[]], [['--help']]])('says what it can do with %j', (args) => {
  const text = execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect(text).toContain('theme <brand.json>');
});

it.each([[[]], [['--help']], [['theme', '--help']], [['styles', '--help']], [['images', '--help']]])(
  'says with %j how it is called',
  (args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: npx @gloam\/ui /);
  },
);

it.each([
  [['paint'], 'There is no command "paint"'],
  [['--all'], 'There is no command "--all"'],
  [['theme', '--all'], "Unknown option '--all'"],
  [['styles', '--all'], "Unknown option '--all'"],
  [['images', '--all'], "Unknown option '--all'"],
  [['images'], '<folder> is missing'],
  [['theme', 'a', 'b'], '"b" is one too many'],
  [['styles', '--root', '0'], '--root must be a number of pixels'],
  [['styles'], '--root must be a number of pixels'],
])('answers %j with one line and 2', (args, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `${sentence}. npx @gloam/ui --help says what there is.\n`,
  });
});
