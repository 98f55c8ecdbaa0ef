import { parseArgs } from 'node:util';
import { OperatorError } from '@fatal/contracts';

/** The id in `--release <id>`, the one option of a command line. Throws {@link OperatorError} for any other. */
export function readReleaseOption(args = process.argv.slice(2)): string | undefined {
  try {
    return parseArgs({ args, options: { release: { type: 'string' } } }).values.release;
  } catch {
    throw new OperatorError(`The only option is --release <id>. Given was: ${args.join(' ')}`);
  }
}
