import { OperatorError } from '@fatal/contracts';
import { buildRelease } from './build-release.ts';

try {
  console.log(await buildRelease());
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
