/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;

/** Codes of temporary failures: busy, locked, out of memory, read-only, I/O, full, cannot open, locking protocol. */
const OF_THE_SURROUNDINGS = new Set([BUSY, 6, 7, 8, 10, 13, 14, 15]);

export const isBusy = (error: unknown) => resultCode(error) === BUSY;

/**
 * Whether a later attempt may succeed. Also true for a database that this process has closed, because the process is stopping.
 */
export function isRetryable(error: unknown): boolean {
  const code = resultCode(error);
  return code === undefined ? isClosed(error) : OF_THE_SURROUNDINGS.has(code);
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  // Extended codes have more details in their higher bytes.
  return error.errcode & 0xff;
}

const isClosed = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';
