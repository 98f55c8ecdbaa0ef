import type { Store, Submission } from '../store/store.ts';
import { summaryOf } from './mails/summary.ts';
import type { Digest } from './mails/digest.ts';

/** How many submissions one digest lists, and how many that are marked; the others are only counted. */
const MOST = { listed: 200, marked: 50 };

/** How many are read at a time. */
const PAGE = 200;

/** Reads what a digest tells of; what is gone by now is left out. */
export async function gatherDigest(
  store: Pick<Store, 'findSubmissions'>,
  ids: readonly string[],
): Promise<Digest> {
  const digest: Digest = { counts: [], listed: [], marked: { count: 0, listed: [] } };
  for (let start = 0; start < ids.length; start += PAGE) {
    const found = await store.findSubmissions(ids.slice(start, start + PAGE));
    for (const submission of found) add(digest, submission);
  }
  return digest;
}

function add({ counts, listed, marked }: Digest, submission: Submission): void {
  if (submission.spam) {
    marked.count += 1;
    if (marked.listed.length < MOST.marked) marked.listed.push(submission);
    return;
  }
  const summary = summaryOf(submission);
  const known = counts.find(
    ({ summary: { kind, role, reason } }) =>
      kind === summary.kind && role === summary.role && reason === summary.reason,
  );
  if (known) known.count += 1;
  else counts.push({ summary, count: 1 });
  if (listed.length < MOST.listed) listed.push(submission);
}
