import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from './node-flags.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(['start', 'submissions', 'settings'])(
  'npm run %s uses the same Node flags as tests and benchmarks',
  (name) => {
    expect(scripts[name]).toContain(`node ${NODE_FLAGS.join(' ')} tools/`);
  },
);
