import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@fatal/contracts';
import type { Submission, SubmissionKind } from '../../store/store.ts';
import { csvOf, csvRow } from '../csv.ts';
import { printNote, withStore, type Terminal } from '../terminal.ts';

export interface ExportOptions {
  /** Default: CSV. */
  json?: boolean;
  kind?: SubmissionKind;
  /** ISO 8601. */
  since?: string;
  spam?: boolean;
  out?: string;
}

export async function exportSubmissions(
  { json, kind, since, spam, out }: ExportOptions,
  terminal: Terminal,
): Promise<void> {
  if (out !== undefined && existsSync(out)) throw new OperatorError(`${out} already exists.`);
  await withStore(terminal, async (store) => {
    const submissions = store.exportSubmissions({ kind, since, spam: spam ? undefined : false });
    const write = (target: NodeJS.WritableStream, end: boolean) =>
      json
        ? pipeline(jsonLines(submissions), target, { end })
        : pipeline(csvRows(submissions, kind), csvOf(kind), target, { end });
    if (out === undefined) await write(terminal.stdout, false);
    else await writeFile(out, (target) => write(target, true));
  });
  if (out !== undefined) printNote(terminal, `Wrote ${out}`);
}

async function* jsonLines(submissions: AsyncIterable<Submission>) {
  for await (const submission of submissions) yield `${JSON.stringify(submission)}\n`;
}

async function* csvRows(submissions: AsyncIterable<Submission>, kind: SubmissionKind | undefined) {
  for await (const submission of submissions) yield csvRow(submission, kind);
}

/** Writes a file that only its owner can read. It gets its name once it is complete. */
async function writeFile(
  out: string,
  write: (target: NodeJS.WritableStream) => Promise<void>,
): Promise<void> {
  const partial = `${out}.partial`;
  try {
    await write(createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, out);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
