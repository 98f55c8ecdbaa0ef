// Adds content: prompts for what it needs or takes it as flags, and writes the files in all languages.
import { CONTENT_FOLDER } from '../../apps/site/build/content/load-content.ts';
import { displayPath } from '../../apps/site/build/content/content-source.ts';
import { fail } from '../build/fail.ts';
import { readCommandLine, refuse } from '../command/command-line.ts';
import { answersTo } from './answers.ts';
import { ContentFiles } from './kind.ts';
import { article } from './kinds/article.ts';
import { partner } from './kinds/partner.ts';
import { person } from './kinds/person.ts';
import { position } from './kinds/position.ts';
import { question } from './kinds/question.ts';

/** Last of the remaining tasks. */
const LOOK = 'check the result: npm run dev; npm run content lists mistakes and missing content';

const KINDS = [article, person, position, partner, question];

const NAMES = KINDS.map((one) => one.name).join('|');

async function run(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) {
    readCommandLine(`npm run new -- ${NAMES}\nAdd --help after one of these for its flags.`, {
      allowPositionals: true,
    });
    refuse(`Missing the kind of content: npm run new -- ${NAMES}`);
  }
  const content = new ContentFiles(CONTENT_FOLDER);
  const questions = kind.questions(content);
  const options = Object.fromEntries(questions.map((one) => [one.name, { type: 'string' as const }]));
  const flags = questions.map((one) => `  --${one.name} "…"   ${one.ask}`);
  const { values } = readCommandLine([`npm run new -- ${name}`, ...flags].join('\n'), { args, options });
  const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
  const { written, left } = kind.make(await answersTo(questions, values, terminal), content);
  for (const file of written) console.log(`${displayPath()}/${file} written.`);
  console.log(`Left to do:\n${[...left, LOOK].map((one) => `  - ${one}`).join('\n')}`);
}

try {
  await run();
} catch (error) {
  fail(error);
}
