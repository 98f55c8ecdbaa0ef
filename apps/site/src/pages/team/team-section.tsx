import { Trans } from '@lingui/react/macro';
import type { TeamMember } from '../../../build/content/types.ts';
import { FormerMembers } from './former-members.tsx';
import { MemberCard } from './member-card.tsx';
import type { Section } from './sections.ts';

interface TeamSectionProps {
  section: Section;
  /** The section that the page begins with: its first person is seen without scrolling. */
  first?: boolean;
  /** Whether the page is hydrated, and a closed section can be opened. */
  isHydrated: boolean;
}

/** The people of a section: the leads, the others; those who have left in a list of their own. */
export function TeamSection({ section: { id, leads, team }, first = false, isHydrated }: TeamSectionProps) {
  if (id === 'agradecimientos') return <FormerMembers members={team} links={isHydrated} />;
  const isMixed = leads.length > 0 && team.length > 0;
  const headingLevel = isMixed ? 4 : 3;

  return (
    <>
      {isMixed && (
        <h3 className="sr-only">
          <Trans id="team.block.leads">Leads</Trans>
        </h3>
      )}
      <People members={leads} featured headingLevel={headingLevel} first={first} />
      {isMixed && (
        <h3 className="team-block">
          <Trans id="team.block.team">Team</Trans>
        </h3>
      )}
      <People members={team} headingLevel={headingLevel} first={first && leads.length === 0} />
    </>
  );
}

interface PeopleProps {
  members: readonly TeamMember[];
  featured?: boolean;
  headingLevel: 3 | 4;
  first: boolean;
}

function People({ members, featured = false, headingLevel, first }: PeopleProps) {
  if (members.length === 0) return null;
  return (
    <ul role="list" className="team-grid" data-featured={featured || undefined}>
      {members.map((member, index) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            featured={featured}
            headingLevel={headingLevel}
            priority={first && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
