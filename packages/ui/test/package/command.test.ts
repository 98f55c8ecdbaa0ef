import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packed } from './packed.ts';

/** Runs `npx @gloam/ui` of the packed file. */
const gloam = (...args: string[]) =>
  spawnSync(process.execPath, [join(packed.folder, 'cli/ui.js'), ...args], { encoding: 'utf8' });

it('writes the theme of a brand', () => {
  const brand = join(packed.project, 'brand.json');
  writeFileSync(
    brand,
    '{ "ground": "#f6f3ec", "text": "#15191b", "accent": "#c8330f", "danger": "#a3152f" }',
  );
  const { status, stdout } = gloam('theme', brand);
  expect(status).toBe(0);
  expect(stdout).toContain('--gloam-color-ground: #f6f3ec;');
});

it.each([[[]], [['--help']], [['theme', '--help']]])('prints its usage for %j', (args) => {
  const { status, stdout } = gloam(...args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npx @gloam\/ui theme <brand\.json>/);
});

it.each([
  [['paint'], 'Unknown command “paint”.'],
  [['theme', 'a', 'b'], 'Unexpected argument “b”.'],
  [['theme', 'missing.json'], 'ENOENT'],
])('refuses %j', (args, message) => {
  const { status, stdout, stderr } = gloam(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});
