import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@fatal/contracts';
import type { Submission, SubmissionFilter, SubmissionKind } from '../../store/store.ts';
import {
  UsageError,
  readArgs,
  readKind,
  readSince,
  remark,
  type Command,
  type Terminal,
} from '../command.ts';
import { csvOf, csvRow } from '../csv.ts';
import { startProgress } from '../progress.ts';
import { withStore } from '../with-store.ts';

export const exportCommand: Command = {
  usage: '--csv|--json [--kind <kind>] [--since <day>] [--spam] [--out <file>]',
  summary:
    'Writes everything, oldest first, as CSV for spreadsheets or as JSON lines; --spam adds what is marked',
  async run(args, terminal) {
    const { values } = readArgs(args, {
      csv: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      kind: { type: 'string' },
      since: { type: 'string' },
      spam: { type: 'boolean', default: false },
      out: { type: 'string' },
    });
    if (values.csv === values.json) throw new UsageError('Say one of --csv and --json.');
    const kind = readKind(values.kind);
    const filter: SubmissionFilter = {
      kind,
      since: readSince(values.since),
      spam: values.spam ? undefined : false,
    };
    const out = values.out === undefined ? undefined : resolve(values.out);
    if (out !== undefined && existsSync(out)) throw new OperatorError(`${out} exists already.`);

    await withStore(terminal, async (store) => {
      const progress = startProgress(terminal.stderr, 'Exported', 'submissions');
      const submissions = counted(store.exportSubmissions(filter), progress.add);
      const text = values.csv ? asCsv(submissions, kind) : Readable.from(asJson(submissions));
      await write(text, out, terminal);
      progress.end();
      if (out !== undefined) remark(terminal, `Wrote ${out}`);
    });
    return undefined;
  },
};

async function* counted(submissions: AsyncIterable<Submission>, add: (count: number) => void) {
  for await (const submission of submissions) {
    add(1);
    yield submission;
  }
}

function asCsv(submissions: AsyncIterable<Submission>, kind: SubmissionKind | undefined): Readable {
  const csv = csvOf(kind);
  const rows = async function* () {
    for await (const submission of submissions) yield csvRow(submission, kind);
  };
  const source = Readable.from(rows());
  source.on('error', (error) => csv.destroy(error));
  return source.pipe(csv);
}

async function* asJson(submissions: AsyncIterable<Submission>) {
  for await (const submission of submissions) yield `${JSON.stringify(submission)}\n`;
}

/** A file gets its name once it is complete, and only its owner can read it. */
async function write(text: Readable, out: string | undefined, { stdout }: Terminal): Promise<void> {
  if (out === undefined) {
    await pipeline(text, stdout, { end: false });
    return;
  }
  const partial = `${out}.partial`;
  try {
    const handle = await open(partial, 'w', 0o600);
    await pipeline(text, handle.createWriteStream({ flush: true }));
    await rename(partial, out);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
