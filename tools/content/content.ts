import path from 'node:path';
import { displayPath } from '../../apps/site/build/content/content-source.ts';
import { CONTENT_FOLDER, loadContent } from '../../apps/site/build/content/load-content.ts';
import { formatProblem } from '../../apps/site/build/content/problems.ts';
import { fail } from '../build/fail.ts';
import { readCommandLine, refuse } from '../command/command-line.ts';
import { root } from '../step/step.ts';
import { checkStrings, extractStrings } from '../strings/strings.ts';
import { confirm } from './confirm.ts';
import { formatOutdated } from './format-outdated.ts';
import { printed, report } from './report.ts';
import { findTermErrors } from './terms.ts';
import { weights } from './weights.ts';

const USAGE = `npm run content                     lists missing, outdated and unused content, dead links and page sizes
       npm run content -- extract          updates the catalogs from the sources, and lists what to translate
       npm run content -- check            lists mistakes, words ruled out by terms.yaml, and texts to translate; same as "npm run texts"
       npm run content -- confirm <path>   marks a translation, or all in a folder, as up to date with the English`;

// Makes printed paths relative to the repository.
process.chdir(root);
const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
const [command, ...paths] = positionals;

try {
  if (command === undefined) {
    const source = path.join(root, 'apps/site/src');
    console.log(printed(report({ folder: CONTENT_FOLDER, displayPath: displayPath(), source })));
    console.log(await weights());
  } else if (command === 'extract' && paths.length === 0) {
    const lines = await extractStrings(root);
    console.log(lines.length > 0 ? lines.join('\n') : 'Nothing to write.');
  } else if (command === 'check' && paths.length === 0) {
    const content = loadContent();
    const found = [
      ...(await checkStrings(root)),
      ...content.problems.map((problem) => formatProblem(problem, displayPath())),
      ...formatOutdated(content, displayPath()),
      ...(await findTermErrors(root)),
    ];
    for (const line of found) console.log(line);
    process.exitCode = found.length === 0 ? 0 : 1;
  } else if (command === 'confirm' && paths.length > 0) {
    const written = confirm(paths, CONTENT_FOLDER);
    for (const file of written) console.log(`${path.relative(root, file)} written.`);
    if (written.length === 0) console.log('Nothing to write.');
  } else {
    refuse(reasonOf(command));
  }
} catch (error) {
  fail(error);
}

function reasonOf(command: string): string {
  if (command === 'confirm') return '<path> is missing';
  const [surplus = ''] = paths;
  return ['extract', 'check'].includes(command)
    ? `Unexpected argument "${surplus}"`
    : `Unknown command "${command}"`;
}
