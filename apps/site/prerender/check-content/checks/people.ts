import { ARTIST_ROLES, SOCIAL_PLATFORMS } from '@fatal/contracts';
import { FIRST, MANAGEMENT, PERSONAL_TITLES } from '../../../src/pages/team/people.ts';
import type { Content } from '../content.ts';
import { FileCheck, isWebAddress, type ContentProblem } from '../problems.ts';
import type { ContentReferences } from '../content-references.ts';

const isOneOf = (list: readonly string[], value: string) => list.includes(value);

/** The team. A portrait may be missing: then the initials are shown. */
export function findProblems({ team }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/team', references);
  const nameOf = ({ id, name, first_surname: surname }: Content['team'][number]) =>
    `${String(id)} ${name} ${surname}`;
  check.unique(
    'an id',
    team.map((member) => [nameOf(member), member.id]),
  );
  for (const member of team) {
    const { id, name, first_surname: surname, email, roles, social_links: links } = member;
    const entry = nameOf(member);
    const isFormer = roles.some((role) => role.name === 'agradecimientos');
    check.must(Number.isInteger(id) && id > 0, entry, 'have a whole number from 1 as its id');
    check.must(name !== '' && surname !== '', entry, 'have a name and a surname');
    check.must(roles.length > 0, entry, 'have a role');
    for (const role of roles)
      check.must(
        isOneOf(ARTIST_ROLES, role.name),
        entry,
        `have roles of the contract ("${role.name}" is none)`,
      );
    check.must(
      isFormer === (member.original_role !== null),
      entry,
      'say what it did if it has left, and only then',
    );
    check.must(
      email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
      entry,
      `have a real address ("${email}")`,
    );
    for (const [platform, link = ''] of Object.entries(links)) {
      check.must(
        isOneOf(SOCIAL_PLATFORMS, platform),
        entry,
        `link to known platforms ("${platform}" is none)`,
      );
      check.must(isWebAddress(link), entry, `have links that begin with https:// ("${link}")`);
    }
  }

  const page = new FileCheck('src/pages/team/people.ts', references);
  for (const id of new Set([...MANAGEMENT, ...FIRST, ...Object.keys(PERSONAL_TITLES).map(Number)]))
    page.must(
      team.some((member) => member.id === id),
      `id ${String(id)}`,
      'be somebody of content/team',
    );
  return [...check.problems, ...page.problems];
}
