// Makes ordinary changes in a scratch clone, as the guides say, and counts what each costs.
// `npm run cost` makes all, `npm run cost -- colour sentence` some; `--no-tests` leaves the tests out, which take minutes.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Change } from './change.ts';
import { changes } from './changes.ts';
import { Scratch } from '../scratch.ts';
import { fallenTests } from './tests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-tests': { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
});
const wanted = changes.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (wanted.length === 0) {
  console.error(`No such change. There are: ${changes.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Pictures of the visual check are counted apart. */
const VISUAL = 'tools/visual/baselines/';

interface Cost {
  files: string[];
  pictures: string[];
  byHand: string[];
  seconds: number;
}

function measure(scratch: Scratch, change: Change): Cost {
  const started = Date.now();
  change.edit(scratch);
  const edited = scratch.changedFiles();
  for (const command of change.commands ?? []) scratch.run('sh', ['-c', command]);
  const made = new Map(
    scratch.changedFiles().map((file) => [file, scratch.has(file) ? scratch.read(file) : '']),
  );
  change.finish?.(scratch);
  const all = scratch.changedFiles();
  const finished = all.filter((file) => made.get(file) !== (scratch.has(file) ? scratch.read(file) : ''));
  const seconds = Math.round((Date.now() - started) / 1000);
  const isCounted = (file: string) => !file.startsWith(VISUAL) && !change.own?.test(file);
  return {
    files: all.filter(isCounted),
    pictures: all.filter((file) => file.startsWith(VISUAL)),
    byHand: [...new Set([...edited, ...finished])].filter(isCounted),
    seconds,
  };
}

const row = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join(''));
const of = (count: number, limit: number) => `${String(count)} of ${String(limit)}`;

const scratch = Scratch.open(fileURLToPath(new URL('../..', import.meta.url)));
try {
  row('', 'files', 'by hand', 'pictures', 'seconds');
  for (const change of wanted) {
    scratch.reset();
    const { files, byHand, pictures, seconds } = measure(scratch, change);
    const isOver = files.length > change.limits.files || byHand.length > change.limits.byHand;
    row(
      `${isOver ? '✘' : ' '} ${change.name}`,
      of(files.length, change.limits.files),
      of(byHand.length, change.limits.byHand),
      String(pictures.length),
      String(seconds),
    );
    if (!isOver) continue;
    process.exitCode = 1;
    for (const file of files) console.log(`    ${byHand.includes(file) ? 'by hand  ' : 'made     '}${file}`);
  }
  if (!values['no-tests']) {
    const fallen = [...fallenTests(scratch, wanted)].filter(([, names]) => names.length > 0);
    if (fallen.length === 0) console.log('\n  No test fell.');
    else process.exitCode = 1;
    for (const [name, names] of fallen) {
      console.log(`\n✘ ${String(names.length)} fell by ${name}:`);
      for (const test of names) console.log(`    ${test}`);
    }
  }
} finally {
  if (values.keep) console.log(`The clone is kept in ${scratch.folder}.`);
  else scratch.close();
}
