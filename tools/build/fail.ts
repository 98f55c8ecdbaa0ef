import { OperatorError } from '@fatal/contracts';

/** Exits with 1. Prints one line for errors that the caller can fix, and the whole error for defects. */
export function fail(error: unknown): never {
  console.error(lineOf(error) ?? error);
  process.exit(1);
}

function lineOf(error: unknown): string | undefined {
  // Errors of the bundler and of child processes have no code, only a message.
  if (error instanceof Error && /no space left on device/i.test(error.message))
    return 'No space left on the disk. Earlier builds are unchanged.';
  return error instanceof OperatorError ? error.message : undefined;
}
