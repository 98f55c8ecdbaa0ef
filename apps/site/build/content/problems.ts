import { OperatorError } from '@fatal/contracts';

/** Mistake in the content, described for the person who wrote it. */
export interface ContentProblem {
  /** Path relative to the content folder, with `/`. */
  file: string;
  /** Line, starting at 1. */
  line: number;
  /** Mistake, followed by what is allowed. */
  message: string;
}

/** Records a mistake in one file. */
export type Report = (line: number, message: string) => void;

/** Formats a mistake so that editors can open it: `apps/site/content/news/9/de.md:3: …`. */
export const formatProblem = ({ file, line, message }: ContentProblem, displayPath: string): string =>
  `${displayPath}/${file}:${String(line)}: ${message}${message.endsWith('?') ? '' : '.'}`;

/** Sorts mistakes by file and line. */
export const inOrder = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line);

/** Error thrown when content with mistakes would be built. Its message lists all mistakes. */
export class ContentError extends OperatorError {
  override name = 'ContentError';

  constructor(problems: readonly ContentProblem[], displayPath: string) {
    const lines = inOrder(problems).map((problem) => formatProblem(problem, displayPath));
    super(`The content has mistakes (see docs/guides/content.md):\n${lines.join('\n')}`);
  }
}
