import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS, SERVER_FLAGS } from './node-flags.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const flags = SERVER_FLAGS.join(' ');

test.each([
  ['npm start', scripts.start, `node ${flags} tools/start.ts`],
  ['npm run submissions', scripts.submissions, `node ${NODE_FLAGS.join(' ')} tools/submissions.ts`],
  [
    'the container',
    read('deploy/Containerfile'),
    JSON.stringify(SERVER_FLAGS).slice(1, -1).replaceAll(',', ', '),
  ],
  ['the unit of systemd', read('deploy/fatal.service'), `node ${flags} apps/api/dist/server.js`],
  [
    'the guide',
    read('docs/guides/deploy.md'),
    `node ${flags.replaceAll(' ', ' \\\n  ')} \\\n  apps/api/dist/server.js`,
  ],
])('%s runs Node as the tests and the benches do', (_place, text, expected) => {
  expect(text).toContain(expected);
});
