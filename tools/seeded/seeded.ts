// Makes one mistake after the other in a scratch clone, and asks the check that has to see it.
// `npm run test:seeded` makes all of them, `-- draft focus` those with one of these words in their name; `--whole` runs all of each
// check instead of the part of it that sees the mistake.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Scratch } from '../scratch.ts';
import { defects, type Check, type Defect } from './defects.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});
const wanted = defects.filter(
  ({ name }) =>
    positionals.length === 0 || positionals.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
if (wanted.length === 0) {
  console.error('No such defect: the names are in tools/seeded/defects.ts.');
  process.exit(1);
}

const BUILD = 'node tools/build/build.ts';

/** What runs a check, or the part of it that `where` names. */
const COMMANDS: Readonly<Record<Check, (where: string) => string>> = {
  strings: () => 'npm run --silent strings:check',
  unit: (where) => `vitest run --project='!visual' ${where}`,
  visual: (where) => `${BUILD} && node tools/check/storybook.ts && node tools/visual/visual.ts ${where}`,
  journeys: (where) => `${BUILD} && playwright test --config apps/site/e2e/playwright.config.ts ${where}`,
};

const commandFor = ({ check, where = '' }: Defect) => COMMANDS[check](values.whole ? '' : where);

const scratch = Scratch.open(fileURLToPath(new URL('../..', import.meta.url)));
const passes = (command: string) => scratch.try('sh', ['-c', command]).status === 0;
/** Whether a command passes without any mistake; each is asked once. */
const sound = new Map<string, boolean>();
let missed = 0;
try {
  for (const defect of wanted) {
    const command = commandFor(defect);
    scratch.reset();
    if (!sound.has(command)) sound.set(command, passes(command));
    scratch.replace(defect.file, defect.from, defect.to);
    const started = Date.now();
    const seen = sound.get(command) === true && !passes(command);
    if (!seen) missed += 1;
    const words = seen ? 'seen  ' : sound.get(command) ? 'MISSED' : 'FAILS ANYWAY';
    const seconds = String(Math.round((Date.now() - started) / 1000));
    console.log(`${words} ${defect.name}: ${defect.check} ${defect.where ?? ''}, ${seconds} s`);
  }
} finally {
  scratch.close();
}
console.log(`${String(wanted.length - missed)} of ${String(wanted.length)} seen`);
process.exitCode = missed === 0 ? 0 : 1;
