// Draws stories and pages, and compares them with the pictures in `baselines`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDrawn } from '../check/drawn.ts';
import { readCommandLine } from '../command/command-line.ts';
import { Baselines } from './baselines.ts';
import { browserName, launch } from './browser.ts';
import { Report } from './report.ts';
import { run, subjectOf } from './run.ts';
import { openStudio } from './studio.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'tools/visual/baselines';
const USAGE = `npm run visual [-- <part of a name> … --accept | --redraw --report <folder in reports>]
  --accept  what is not as expected becomes what is expected; with names, only that
  --redraw  the same, and all else is drawn anew by the browser of this machine`;
const { values, positionals } = readCommandLine(USAGE, {
  options: {
    accept: { type: 'boolean' },
    redraw: { type: 'boolean' },
    report: { type: 'string', default: 'visual' },
  },
  allowPositionals: true,
});
const mode = values.redraw ? 'redraw' : values.accept ? 'accept' : 'check';
const baselines = new Baselines(join(root, folder));

/** What `npm test` counts. */
function finish(counts: { passed: number; failed: number }): void {
  mkdirSync(join(root, 'reports'), { recursive: true });
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

if (mode === 'check' && baselines.names.length === 0) {
  console.error(`${folder} holds no pictures yet: \`npm run visual -- --accept\` draws them.`);
  finish({ passed: 0, failed: 1 });
} else {
  await using studio = await openStudio(root);
  await using browser = await launch();
  const others = baselines.browsers.filter((name) => name !== browserName(browser));
  if (others.length > 0 && mode === 'check')
    console.log(
      `Drawn by ${browserName(browser)}; what ${others.join(' and ')} drew is compared with tolerance.`,
    );
  const report = new Report(join(root, 'reports', values.report));
  const notDrawn = new Set(
    studio.subjects.filter(({ file }) => file && !isDrawn(file)).map(({ name }) => name),
  );
  const wants = (name: string) =>
    !notDrawn.has(name) && (positionals.length === 0 || positionals.some((part) => name.includes(part)));
  const { total, accepted, failures } = await run({ studio, browser, baselines, report, wants, mode });
  report.save();

  const missing = wants('stories/') ? studio.missing : [];
  for (const title of missing) console.error(`No story of ${title} carries the tag "visual".`);
  const passed = total - failures.length;
  console.log(`${String(passed)} pictures are as expected, ${String(failures.length)} are not.`);
  if (accepted > 0) console.log(`${String(accepted)} were written or removed in ${folder}.`);
  if (failures.length > 0) {
    const subjects = [...new Set(failures.map(subjectOf))];
    const names = subjects.length <= 5 ? ` ${subjects.join(' ')}` : '';
    console.log(`Look at reports/${values.report}/index.html. If everything is as it should be:`);
    console.log(`  npm run visual -- --accept${names}`);
  }
  finish({ passed, failed: failures.length + missing.length });
}
