import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { reason } from '../../lib/reason.ts';

/** How long to wait between two tries, in milliseconds. */
const PAUSE = 500;

export interface DatabasePatience {
  /** In milliseconds. */
  limit: number;
  /** Called once, with a clause that says why there is something to wait for. */
  onWait: (why: string) => void;
}

/** Tries again until a database that is away or starting answers, or the time is over. */
export async function untilItAnswers<Result>(
  connect: () => Promise<Result>,
  { limit, onWait }: DatabasePatience,
): Promise<Result> {
  const start = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (error) {
      if (!mayCome(error) || performance.now() - start >= limit) throw error;
      if (tries === 1) onWait(reason(error));
    }
    await sleep(PAUSE);
  }
}

/** No connection, or a server that takes none yet or has too many (SQLSTATE classes 57P and 53). */
function mayCome(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(57P|53)/.test(error.code ?? '');
  // Of what pg finds itself, only these have no code.
  return error instanceof Error && ('code' in error || /timeout|terminated/i.test(error.message));
}
