// Global setup of the tests that look at the published package: builds it, once for all of them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

let isBuilt = false;

export function setup() {
  if (isBuilt) return;
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts')], { stdio: 'inherit' });
  isBuilt = true;
}
