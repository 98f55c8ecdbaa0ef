import { expect, test } from 'vitest';
import { OperatorError } from '@fatal/contracts';
import { readReleaseOption } from './release-option.ts';

test('takes the id of a release, or none', () => {
  expect(readReleaseOption(['--release', '0123456789ab'])).toBe('0123456789ab');
  expect(readReleaseOption([])).toBeUndefined();
});

test.each([[['--relaese', '0123456789ab']], [['0123456789ab']], [['--release']]])('refuses %j', (args) => {
  expect(() => readReleaseOption(args)).toThrow(OperatorError);
});
