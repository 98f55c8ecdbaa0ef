import { OperatorError } from '@fatal/contracts';

/** A mistake in the content, for the person who wrote it. */
export interface ContentProblem {
  /** Path from the content's folder, with `/`. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong; what is allowed. */
  message: string;
}

/** Notes a mistake in one file. */
export type Report = (line: number, message: string) => void;

/** A mistake as editors open it: `apps/site/content/news/9/de.md:3: …`. */
export const inWords = ({ file, line, message }: ContentProblem, shownFolder: string): string =>
  `${shownFolder}/${file}:${String(line)}: ${message}${message.endsWith('?') ? '' : '.'}`;

/** By file, and in a file by line. */
export const inOrder = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line);

/** Thrown where content with mistakes would be built; its message lists them all. */
export class ContentError extends OperatorError {
  override name = 'ContentError';

  constructor(problems: readonly ContentProblem[], shownFolder: string) {
    const lines = inOrder(problems).map((problem) => inWords(problem, shownFolder));
    super(`The content has mistakes (docs/guides/content.md says how it is written):\n${lines.join('\n')}`);
  }
}
