import { buildRelease } from './build-release.ts';
import { fail } from './fail.ts';

try {
  console.log(await buildRelease());
} catch (error) {
  fail(error);
}
