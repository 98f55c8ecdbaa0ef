import type { Content } from './content.ts';
import { checkMedia } from './media.ts';
import { checkNews } from './news.ts';
import { checkPeople } from './people.ts';
import { checkPositions } from './positions.ts';
import type { ContentProblem } from './problems.ts';
import { checkTexts } from './texts.ts';
import type { ContentReferences } from './content-references.ts';

/** Everything in the content that breaks a rule. */
export function contentProblems(content: Content, references: ContentReferences): ContentProblem[] {
  return [checkNews, checkPeople, checkPositions, checkMedia, checkTexts].flatMap((check) =>
    check(content, references),
  );
}

/** Throws an error that lists each problem by file, entry and rule. */
export function assertContent(content: Content, references: ContentReferences): void {
  const problems = contentProblems(content, references);
  if (problems.length === 0) return;
  const lines = problems.map(({ file, entry, rule }) => `  apps/site/${file}, ${entry}: ${rule}.`);
  throw new Error(`The content breaks its rules (docs/guides/content.md):\n${lines.join('\n')}`);
}
