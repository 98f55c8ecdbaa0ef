import { DatabaseError } from 'pg';

/** SQLSTATE classes of what a statement got wrong by itself, and of corrupted data (postgresql.org, appendix A). */
const DEFECTS = /^(0A|21|22|23|25P0|26|34|42|XX)/;

/** Serialisation failure and deadlock: the same transaction goes through on another try. */
const COLLISIONS = new Set(['40001', '40P01']);

export const isCollision = (error: unknown) =>
  error instanceof DatabaseError && COLLISIONS.has(error.code ?? '');

/** Whether the surroundings failed: a lost connection, a restart, a full disk, too long a wait. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof DatabaseError) return !DEFECTS.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError);
}
