import { POSITION_ROLES } from '@fatal/contracts';
import type { Content } from '../content.ts';
import { FileCheck, type ContentProblem } from '../problems.ts';
import type { ContentReferences } from '../content-references.ts';

/** The positions: one for each role of the contract (SPEC section 9 for how long their lists are). */
export function findProblems({ positions }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/positions.ts', references);
  check.unique(
    'a role',
    positions.map(({ role }) => [role, role]),
  );
  for (const role of POSITION_ROLES)
    check.must(
      positions.some((position) => position.role === role),
      role,
      'have an entry, because the API takes applications for it',
    );
  for (const { role, title, summary, image, responsibilities, requirements } of positions) {
    check.must(POSITION_ROLES.includes(role), role, 'be a role of packages/contracts/src/positions.ts');
    check.words(role, title, summary);
    check.words(role, image.alt);

    const tasks = new FileCheck(`content/positions/${role}.ts`, references);
    tasks.must([4, 5].includes(responsibilities.length), role, 'list four or five responsibilities');
    const wanted = role === 'concept' ? 5 : 3;
    tasks.must(requirements.length === wanted, role, `list ${String(wanted)} requirements`);
    tasks.words(role, ...responsibilities, ...requirements);
    check.problems.push(...tasks.problems);
  }
  return check.problems;
}
