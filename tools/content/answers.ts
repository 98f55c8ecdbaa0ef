import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { OperatorError } from '@fatal/contracts';
import type { Answers, Question } from './kind.ts';

/** Where an editor can be asked; `undefined` where nobody sits. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/**
 * The answers to all questions: what is given, else what is typed. Where nobody can be asked, an answer that is missing and has
 * no other is an error that names its flag.
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  terminal?: Terminal,
): Promise<Answers> {
  const open = questions.filter(({ name }) => given[name] === undefined);
  const wanted = open.filter(({ otherwise }) => otherwise === undefined);
  if (!terminal && wanted.length > 0)
    throw new OperatorError(
      `Say more:\n${wanted.map(({ name, ask }) => `  --${name} "…"   ${ask}`).join('\n')}`,
    );
  const typed = terminal ? await ask(open, terminal) : {};
  return Object.fromEntries(
    questions.map(({ name, otherwise = '' }) => [name, given[name] ?? typed[name] ?? otherwise]),
  );
}

async function ask(
  questions: readonly Question[],
  { input, output }: Terminal,
): Promise<Record<string, string>> {
  const lines = createInterface({ input, output });
  const typed: Record<string, string> = {};
  // An answer that came before its question was asked counts all the same.
  const answers = lines[Symbol.asyncIterator]();
  try {
    for (const { name, ask: sentence, otherwise } of questions) {
      do {
        output.write(`${sentence}${otherwise ? ` [${otherwise}]` : ''}: `);
        const { value, done } = (await answers.next()) as { value?: string; done?: boolean };
        if (done) throw new OperatorError('Nothing was written.');
        typed[name] = (value ?? '').trim() || (otherwise ?? '');
      } while (typed[name] === '' && otherwise === undefined);
    }
  } finally {
    lines.close();
  }
  return typed;
}
