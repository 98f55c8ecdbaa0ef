import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { OperatorError } from '@fatal/contracts';
import type { Answers, Question } from './kind.ts';

/** Terminal that prompts the editor. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/**
 * Returns the answers to all questions: from flags, else typed at the prompt, else the defaults. Without a
 * terminal, throws an error that lists the flags of all missing answers.
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
      `Missing options:\n${wanted.map(({ name, ask }) => `  --${name} "…"   ${ask}`).join('\n')}`,
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
  // Reads lines with one iterator, so that input typed or piped before its prompt isn't lost.
  const answers = lines[Symbol.asyncIterator]();
  try {
    for (const { name, ask: sentence, otherwise } of questions) {
      do {
        output.write(`${sentence}${otherwise ? ` [${otherwise}]` : ''}: `);
        const { value, done } = (await answers.next()) as { value?: string; done?: boolean };
        if (done) throw new OperatorError('Cancelled. No files were written.');
        typed[name] = (value ?? '').trim() || (otherwise ?? '');
      } while (typed[name] === '' && otherwise === undefined);
    }
  } finally {
    lines.close();
  }
  return typed;
}
