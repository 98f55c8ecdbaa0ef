import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const workflows = readdirSync(join(root, '.github/workflows'));

it('finds the workflows', () => {
  expect(workflows).toContain('ci.yml');
});

it.each(workflows)('%s pins every action to a commit', (file) => {
  const uses = [...read(`.github/workflows/${file}`).matchAll(/uses: (?<action>.+)/g)].map(
    ({ groups }) => groups?.action,
  );
  expect(
    uses.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+(?:\.\d+)*$/.test(action ?? '')),
  ).toEqual([]);
});
