import type { Content } from './content.ts';
import type { ContentReferences } from './content-references.ts';
import type { ContentProblem } from './problems.ts';

type FindProblems = (content: Content, references: ContentReferences) => ContentProblem[];

/** Whatever stands in `checks` is run. */
const checks = Object.values(
  import.meta.glob<FindProblems>(['./checks/*.ts', '!./checks/*.test.ts'], {
    eager: true,
    import: 'findProblems',
  }),
);

/** Everything in the content that breaks a rule. */
export function contentProblems(content: Content, references: ContentReferences): ContentProblem[] {
  return checks.flatMap((findProblems) => findProblems(content, references));
}

/** Throws an error that lists each problem by file, entry and rule. */
export function assertContent(content: Content, references: ContentReferences): void {
  const problems = contentProblems(content, references);
  if (problems.length === 0) return;
  const lines = problems.map(({ file, entry, rule }) => `  apps/site/${file}, ${entry}: ${rule}.`);
  throw new Error(`The content breaks its rules (docs/guides/content.md):\n${lines.join('\n')}`);
}
