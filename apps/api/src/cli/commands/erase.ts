import { randomUUID } from 'node:crypto';
import { OperatorError } from '@fatal/contracts';
import { deleteFiles } from '../../lib/data-files.ts';
import { SUBMISSION_KINDS, type Erased } from '../../store/store.ts';
import { printLine, withStore, type Terminal } from '../terminal.ts';

export const erase = (
  { email, dryRun = false }: { email: string; dryRun?: boolean },
  terminal: Terminal,
): Promise<void> =>
  withStore(terminal, async (store, { dataDir }) => {
    const erased = await store.eraseByEmail(email, { dryRun });
    const left = dryRun ? [] : await deleteFiles(dataDir, erased.files);
    const time = new Date(terminal.now()).toISOString();
    printLine(terminal, dryRun ? 'This would be deleted:' : `Receipt ${randomUUID()}, erased at ${time}`);
    printReceipt(erased, terminal);
    assertDeleted(dataDir, left);
  });

/** Prints counts only, because even a hashed address can be guessed. */
export function printReceipt({ submissions, unsentMessages, files }: Erased, terminal: Terminal): void {
  const kinds = SUBMISSION_KINDS.filter((kind) => submissions[kind] > 0);
  for (const kind of kinds) printLine(terminal, `  ${kind}: ${String(submissions[kind])}`);
  if (kinds.length === 0) printLine(terminal, '  submissions: 0');
  const uploads = files.filter((file) => file.startsWith('uploads/'));
  printLine(terminal, `  uploaded files: ${String(uploads.length)}`);
  printLine(terminal, `  unsent messages: ${String(unsentMessages)}`);
}

/** Throws {@link OperatorError} if any paths in `dataDir` could not be deleted, and lists them. */
export function assertDeleted(dataDir: string, left: readonly string[]): void {
  if (left.length > 0) throw new OperatorError(`Could not delete in ${dataDir}: ${left.join(', ')}`);
}
