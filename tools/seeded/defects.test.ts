import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../step/step.ts';
import { defects } from './defects.ts';

// They are made by `npm run test:seeded` alone, which nobody runs each day.
it.each(defects)(
  'what the defect "$name" is made of stands once in its file',
  ({ file, from, to, where }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(where).not.toBe('');
  },
);
