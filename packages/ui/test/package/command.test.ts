import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packed } from './packed.ts';

const brand = join(packed.project, 'brand.json');

/** Runs `npx @gloam/ui` as it is packed. */
const gloam = (...args: string[]) =>
  spawnSync(process.execPath, [join(packed.folder, 'cli/ui.js'), ...args], { encoding: 'utf8' });

it('writes the theme of a brand', () => {
  writeFileSync(
    brand,
    '{ "ground": "#f6f3ec", "text": "#15191b", "accent": "#c8330f", "danger": "#a3152f" }',
  );
  const { status, stdout } = gloam('theme', brand);
  expect(status).toBe(0);
  expect(stdout).toContain('--gloam-color-ground: #f6f3ec;');
});

it('refuses an unreadable brand and names a readable colour', () => {
  writeFileSync(
    brand,
    '{ "ground": "#ffffff", "text": "#eeeeee", "accent": "#c8330f", "danger": "#a3152f" }',
  );
  const { status, stdout, stderr } = gloam('theme', brand);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/text on [a-z-]+: 1\.\d\d : 1, needs 4\.5 : 1/);
  expect(stderr).toMatch(/"text": "#[\da-f]{6}" instead of "#eeeeee"/);
});

it.each([[[]], [['--help']], [['theme', '--help']]])('prints its usage for %j', (args) => {
  const { status, stdout } = gloam(...args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npx @gloam\/ui theme <brand\.json>/);
});

it.each([
  [['paint'], 'Unknown command “paint”.'],
  [['theme'], 'The file of the brand is missing.'],
  [['theme', 'a', 'b'], 'Unexpected argument “b”.'],
  [['theme', '--all'], "Unknown option '--all'"],
  [['theme', 'missing.json'], 'ENOENT'],
])('refuses %j', (args, message) => {
  const { status, stdout, stderr } = gloam(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});
