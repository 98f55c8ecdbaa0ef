import { senderName } from '../mail/templates/sender.ts';
import type { Submission } from '../store/store.ts';

const HEADINGS = ['Time (UTC)', 'Kind', 'Role', 'Name', 'E-mail', 'Id'];

const MAX_WIDTH = 40;

/** Formats submissions as a table for a terminal. */
export function submissionsTable(submissions: readonly Submission[]): string {
  const rows = [HEADINGS, ...submissions.map(toRow)].map((row) => row.map(toCell));
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  return rows
    .map((row) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

function toRow({ id, createdAt, kind, locale, spam, payload }: Submission): string[] {
  const text = (field: string) => (typeof payload[field] === 'string' ? payload[field] : '');
  const name = senderName({ locale, payload });
  const time = createdAt.slice(0, 19).replace('T', ' ');
  const role = text('role') || text('job_title') || text('reason');
  return [time, spam ? `${kind} (spam)` : kind, role, name, text('email'), id];
}

/** Formats a cell on one line, without characters that could control the terminal. */
function toCell(text: string): string {
  const characters = Array.from(replaceControlCharacters(text));
  return characters.length > MAX_WIDTH
    ? `${characters.slice(0, MAX_WIDTH - 1).join('')}…`
    : characters.join('');
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Counts columns on a terminal. East Asian characters take two. */
function width(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
}

/** Puts text on one line and removes characters that could control the terminal. */
export const replaceControlCharacters = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
