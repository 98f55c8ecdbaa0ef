// `npm run new -- article` asks what it needs, or takes it as flags, and writes the files of the content in all languages.
import { parseArgs } from 'node:util';
import { OperatorError } from '@fatal/contracts';
import { CONTENT_FOLDER } from '../../apps/site/build/content/load-content.ts';
import { shownFolder } from '../../apps/site/build/content/content-source.ts';
import { fail } from '../build/fail.ts';
import { answersTo } from './answers.ts';
import { ContentFiles } from './kind.ts';
import { article } from './kinds/article.ts';
import { partner } from './kinds/partner.ts';
import { person } from './kinds/person.ts';
import { position } from './kinds/position.ts';
import { question } from './kinds/question.ts';

/** Last of all that is left to do. */
const LOOK = 'look at it: npm run dev; npm run content says what is wrong or missing';

const KINDS = [article, person, position, partner, question];

async function run([name, ...flags]: readonly string[]): Promise<void> {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind)
    throw new OperatorError(`Say what is new: npm run new -- ${KINDS.map((one) => one.name).join('|')}`);
  const content = new ContentFiles(CONTENT_FOLDER);
  const questions = kind.questions(content);
  const options = Object.fromEntries(questions.map((one) => [one.name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: flags, options });
  const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
  const { written, left } = kind.make(await answersTo(questions, values, terminal), content);
  for (const file of written) console.log(`${shownFolder()}/${file} written.`);
  console.log(`Left to do:\n${[...left, LOOK].map((one) => `  - ${one}`).join('\n')}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  fail(error);
}
