import { OperatorError } from '@fatal/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { fail } from './fail.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const defect = new Error('no such thing');

test.each([
  [
    'a full disk',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    /^No space left on the disk\.[^\n]+$/,
  ],
  [
    'a full disk reported by the bundler',
    new Error('Build failed with 1 error:\n\nNo space left on device (os error 28)'),
    /^No space left on the disk[^\n]+$/,
  ],
  ['an operator error', new OperatorError('Do this.'), /^Do this\.$/],
  ['a defect, with its stack', defect, defect],
])('prints %s and exits with 1', (_what, error, said) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  expect(() => fail(error)).toThrow('exit 1');
  expect(print.mock.calls).toEqual([[said instanceof RegExp ? expect.stringMatching(said) : said]]);
});
