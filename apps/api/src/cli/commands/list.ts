import type { SubmissionKind } from '../../store/store.ts';
import { submissionsTable } from '../table.ts';
import { plural, printLine, printNote, withStore, type Terminal } from '../terminal.ts';

export interface ListOptions {
  kind?: SubmissionKind;
  /** ISO 8601. */
  since?: string;
  limit?: number;
  spam?: boolean;
  json?: boolean;
}

export const list = ({ json, spam = false, ...filter }: ListOptions, terminal: Terminal): Promise<void> =>
  withStore(terminal, async (store) => {
    const submissions = await store.listSubmissions({ ...filter, spam });
    if (json) {
      for (const submission of submissions) printLine(terminal, JSON.stringify(submission));
      return;
    }
    printLine(terminal, submissions.length === 0 ? 'No submissions.' : submissionsTable(submissions));
    if (spam) return;
    const { submissions: kinds } = await store.stats();
    const shown = filter.kind === undefined ? Object.values(kinds) : [kinds[filter.kind]];
    const hidden = shown.reduce((sum, { spam: marked }) => sum + marked, 0);
    if (hidden > 0) {
      printNote(
        terminal,
        `${plural(hidden, 'submission')} marked as spam not shown. Use --spam to show them.`,
      );
    }
  });
