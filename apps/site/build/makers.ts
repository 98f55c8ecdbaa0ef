import { readFileSync } from 'node:fs';
import { hashOfParts } from '../../../tools/step/cache.ts';

/** A hash of sources by their paths, and of the versions of all packages: what a kept result is made by. */
export const makersOf = (sources: Readonly<Record<string, string>>): string =>
  hashOfParts([...Object.entries(sources).flat(), readFileSync('package-lock.json')]);
