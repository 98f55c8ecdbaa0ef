import { Trans } from '@lingui/react/macro';
import type { TeamMember } from '../../content/team-members.ts';
import { FormerMembers } from './former-members.tsx';
import { MemberCard } from './member-card.tsx';
import type { Section } from './sections.ts';

/** The people of a section: the leads, the others; those who have left in a list of their own. */
export function TeamSection({ section: { id, leads, team } }: { section: Section }) {
  if (id === 'agradecimientos') return <FormerMembers members={team} />;
  const isMixed = leads.length > 0 && team.length > 0;
  const headingLevel = isMixed ? 4 : 3;

  return (
    <>
      {isMixed && (
        <h3 className="sr-only">
          <Trans id="team.block.leads">Leads</Trans>
        </h3>
      )}
      <People members={leads} featured headingLevel={headingLevel} />
      {isMixed && (
        <h3 className="team-block">
          <Trans id="team.block.team">Team</Trans>
        </h3>
      )}
      <People members={team} headingLevel={headingLevel} />
    </>
  );
}

interface PeopleProps {
  members: readonly TeamMember[];
  featured?: boolean;
  headingLevel: 3 | 4;
}

function People({ members, featured = false, headingLevel }: PeopleProps) {
  if (members.length === 0) return null;
  return (
    <ul role="list" className="team-grid" data-featured={featured || undefined}>
      {members.map((member) => (
        <li key={member.id}>
          <MemberCard member={member} featured={featured} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
