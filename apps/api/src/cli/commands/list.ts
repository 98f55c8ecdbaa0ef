import { SUBMISSION_KINDS, type SubmissionFilter } from '../../store/store.ts';
import {
  plural,
  printLine,
  readArgs,
  readCount,
  readKind,
  readSince,
  remark,
  type Command,
} from '../command.ts';
import { submissionsTable } from '../table.ts';
import { withStore } from '../with-store.ts';

export const list: Command = {
  usage: '[--kind <kind>] [--since <day>] [--limit <number>] [--spam] [--json]',
  summary: `Prints what came in, newest first. Kinds: ${SUBMISSION_KINDS.join(', ')}; default: all but gate`,
  async run(args, terminal) {
    const { values } = readArgs(args, {
      kind: { type: 'string' },
      since: { type: 'string' },
      limit: { type: 'string' },
      spam: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const filter: SubmissionFilter = {
      kind: readKind(values.kind),
      since: readSince(values.since),
      limit: values.limit === undefined ? undefined : readCount('--limit', values.limit),
      spam: values.spam,
    };
    await withStore(terminal, async (store) => {
      const submissions = await store.listSubmissions(filter);
      if (values.json) {
        for (const submission of submissions) printLine(terminal, JSON.stringify(submission));
        return;
      }
      printLine(terminal, submissions.length === 0 ? 'No submissions.' : submissionsTable(submissions));
      const { submissions: kinds } = await store.stats();
      const shown = filter.kind === undefined ? Object.values(kinds) : [kinds[filter.kind]];
      const hidden = shown.reduce((sum, { spam }) => sum + spam, 0);
      if (!values.spam && hidden > 0) {
        remark(terminal, `${plural(hidden, 'submission')} marked as spam not shown; --spam shows them.`);
      }
    });
    return undefined;
  },
};
