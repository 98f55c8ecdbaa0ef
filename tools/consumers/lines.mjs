// What reuse costs: the lines of the second studio, by what they are for. `npm run lines` prints the table of its README.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../../examples/second-studio/src');

const KINDS = [
  ['words, two languages', /^words/],
  ['theme', /^theme\.css$/],
  ['layout of the page', /^page\.css$/],
  ['the page, its form and its entry', /\.tsx$/],
];

/** Lines that are neither empty nor comment. */
const linesOf = (file) =>
  readFileSync(join(src, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

/** The table, in Markdown. */
export function linesTable() {
  const files = readdirSync(src);
  const rows = KINDS.map(([kind, pattern]) => {
    const lines = files.filter((file) => pattern.test(file)).map(linesOf);
    return [kind, lines.reduce((sum, count) => sum + count, 0)];
  });
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  if (total !== files.map(linesOf).reduce((sum, count) => sum + count, 0))
    throw new Error('A file of the second studio is counted twice or not at all.');
  const cells = [['what', 'lines'], ...rows, ['**together**', `**${String(total)}**`]].map((row) =>
    row.map(String),
  );
  const widths = [0, 1].map((at) => Math.max(...cells.map((row) => row[at].length)));
  const draw = ([what, lines]) => `| ${what.padEnd(widths[0])} | ${lines.padEnd(widths[1])} |`;
  const [head, ...body] = cells.map(draw);
  return [head, `| ${'-'.repeat(widths[0])} | ${'-'.repeat(widths[1])} |`, ...body].join('\n');
}

if (process.argv[1] === import.meta.filename) console.log(linesTable());
