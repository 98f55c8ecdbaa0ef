import { createEventCodes, listEventCodes } from '../../store/event-codes.ts';
import { plural, printLine, printNote, withStore, type Terminal } from '../terminal.ts';

/** Maximum number of codes per call. One transaction creates them all and must not keep visitors waiting. */
export const MOST_CODES = 5_000;

export async function createCodes(count: number, terminal: Terminal): Promise<void> {
  const made = await withStore(terminal, (store) => createEventCodes(store, count));
  for (const code of made) printLine(terminal, code);
}

export async function listCodes({ json }: { json?: boolean }, terminal: Terminal): Promise<void> {
  const codes = await withStore(terminal, listEventCodes);
  for (const code of codes) {
    const use = code.usedAt === null ? 'free' : `used ${code.usedAt} ${code.submissionId ?? '(deleted)'}`;
    printLine(terminal, json ? JSON.stringify(code) : `${code.code}  ${use}`);
  }
  if (json) return;
  const used = codes.filter(({ usedAt }) => usedAt !== null).length;
  printNote(terminal, `${plural(codes.length, 'code')}, ${String(used)} used`);
}
