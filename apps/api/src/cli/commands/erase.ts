import { randomUUID } from 'node:crypto';
import { deleteFiles } from '../../lib/data-files.ts';
import { SUBMISSION_KINDS, type Erased } from '../../store/store.ts';
import { printLine, readArgs, remark, required, type Command } from '../command.ts';
import { withStore } from '../with-store.ts';

export const erase: Command = {
  usage: '--email <address> [--dry-run]',
  summary:
    'Deletes all that came from an address, its files and unsent mails, and prints a receipt without it',
  async run(args, terminal) {
    const { values } = readArgs(args, {
      email: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    });
    const email = required('--email', values.email);
    return withStore(terminal, async (store, { dataDir }) => {
      const dryRun = values['dry-run'];
      const erased = await store.eraseByEmail(email, { dryRun });
      const left = dryRun ? [] : await deleteFiles(dataDir, erased.files);
      const time = new Date(terminal.now()).toISOString();
      printLine(terminal, dryRun ? 'This would be deleted:' : `Receipt ${randomUUID()}, erased at ${time}`);
      for (const line of receiptOf(erased)) printLine(terminal, `  ${line}`);
      if (left.length === 0) return undefined;
      remark(terminal, `Could not delete in ${dataDir}: ${left.join(', ')}`);
      return 1;
    });
  },
};

/** Counts only: even a hash of an address can be tried out. */
export function receiptOf({ submissions, unsentMessages, files }: Erased): string[] {
  const kinds = SUBMISSION_KINDS.filter((kind) => submissions[kind] > 0);
  const resumes = files.filter((file) => file.startsWith('uploads/'));
  return [
    ...kinds.map((kind) => `${kind}: ${String(submissions[kind])}`),
    ...(kinds.length === 0 ? ['submissions: 0'] : []),
    `uploaded files: ${String(resumes.length)}`,
    `unsent messages: ${String(unsentMessages)}`,
  ];
}
