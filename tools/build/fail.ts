import { OperatorError } from '@fatal/contracts';

/** Ends a command: with one line for a mistake that the caller can correct, and with the whole error for a defect. */
export function fail(error: unknown): never {
  console.error(lineOf(error) ?? error);
  process.exit(1);
}

function lineOf(error: unknown): string | undefined {
  // The bundler, and what runs in a process of its own, say it in words alone.
  if (error instanceof Error && /no space left on device/i.test(error.message))
    return 'There is no room left on the disk to build. What was built before is as it was.';
  return error instanceof OperatorError ? error.message : undefined;
}
