import type { Engine } from './engine.ts';
import type { DigestPayload } from './message.ts';
import { insertMessages } from './outbox.ts';
import { readTimestamp, setTimestamp } from './timestamps.ts';
import { uuidV7 } from './uuid.ts';

/**
 * One transaction takes what waits and writes the digest, so that nothing is told twice or never. The first look only
 * begins to count, and so does one after a clock that was ahead, which would put off the next digest for long.
 */
export function collectDigest(
  engine: Engine,
  isDue: (last: number) => boolean,
  now: number,
): Promise<boolean> {
  return engine.write(async (db) => {
    await engine.lock(db, 'digest');
    const last = await readTimestamp(db, 'digest');
    const isKnown = last !== undefined && last <= now;
    if (isKnown && !isDue(last)) return false;
    await setTimestamp(db, 'digest', now);
    if (!isKnown) return false;
    const id = uuidV7(now);
    const rows = await db
      .updateTable('outbox')
      .set({ state: 'sent', payload: JSON.stringify({ digest: id }) })
      .where('state', '=', 'waiting')
      .returning('submission_id')
      .execute();
    if (rows.length === 0) return false;
    const submissions = rows.flatMap(({ submission_id }) => submission_id ?? []).sort();
    const payload: DigestPayload = { submissions };
    await insertMessages(db, [{ id, channel: 'mail', purpose: 'digest', payload }], null, now);
    return true;
  });
}
