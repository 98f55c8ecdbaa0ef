import { readFileSync } from 'node:fs';
import { hashOfParts } from '../../../tools/step/cache.ts';

/** Hashes sources and package versions, as part of a cache key. */
export const toolchainHash = (sources: Readonly<Record<string, string>>): string =>
  hashOfParts([...Object.entries(sources).flat(), readFileSync('package-lock.json')]);
