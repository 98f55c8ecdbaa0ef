import { Trans } from '@lingui/react/macro';
import type { TeamMember } from '../../../build/content/types.ts';
import { FormerMembers } from './former-members.tsx';
import { MemberCard } from './member-card.tsx';
import type { Section } from './sections.ts';

interface TeamSectionProps {
  section: Section;
  /** Whether this is the page's first section, whose first member is visible without scrolling. */
  first?: boolean;
  /** Whether the page is hydrated, so that sections can be opened. */
  isHydrated: boolean;
}

/** Members of a section: leads, then the rest. Former members have their own kind of list. */
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
