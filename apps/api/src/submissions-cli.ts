import { parseArgs } from 'node:util';
import { readDataDir } from './config.ts';
import { SUBMISSION_KINDS, type SubmissionFilter } from './store/store.ts';
import { readSubmissions } from './store/sqlite/open-store.ts';
import { submissionsTable } from './submissions-table.ts';

const USAGE = `Usage: npm run submissions -- list [--kind <kind>] [--limit <number>] [--json]

Prints what came in, newest first, from the folder that DATA_DIR names. The server may run meanwhile.

  --kind <kind>     one of ${SUBMISSION_KINDS.join(', ')}; default: all but gate
  --limit <number>  at most so many
  --json            everything, one JSON object a line
`;

interface Command extends SubmissionFilter {
  json: boolean;
}

/** Reads the command line. Throws an error whose message says what is wrong with it. */
function readCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length !== 1 || positionals[0] !== 'list') {
    throw new Error(`Unknown command "${positionals.join(' ')}".`);
  }
  const kind = SUBMISSION_KINDS.find((candidate) => candidate === values.kind);
  if (values.kind !== undefined && kind === undefined) throw new Error(`Unknown kind "${values.kind}".`);
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit)) {
    throw new Error(`--limit must be a whole number of 1 or more, but is "${values.limit}".`);
  }
  return { kind, limit: values.limit === undefined ? undefined : Number(values.limit), json: values.json };
}

async function list({ json, ...filter }: Command): Promise<void> {
  const submissions = await readSubmissions(readDataDir(process.env), filter);
  if (json) {
    for (const submission of submissions) console.log(JSON.stringify(submission));
  } else {
    console.log(submissions.length === 0 ? 'No submissions yet.' : submissionsTable(submissions));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

let command: Command | undefined;
try {
  command = readCommand(process.argv.slice(2));
} catch (error) {
  console.error(`${messageOf(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
try {
  if (command) await list(command);
} catch (error) {
  console.error(`Cannot read the submissions: ${messageOf(error)}`);
  process.exitCode = 1;
}
