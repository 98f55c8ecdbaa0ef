import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@gloam/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { useNumber } from '../../connected/use-number.ts';
import type { TeamMember } from '../../content/team-members.ts';
import { MemberCard } from './member-card.tsx';
import type { Section } from './sections.ts';

/** How far down the window the heading of an opened section may stand before it is brought up. */
const LOWEST_HEADING = 0.5;

interface TeamSectionProps {
  section: Section;
  title: string;
  open: boolean;
  /** Whether it was opened by the visitor, and should be seen. */
  reveal: boolean;
  onToggle: () => void;
  /** Whose contact panel is open; at most one of the page is. */
  contact: number | null;
  onContactChange: (id: number, open: boolean) => void;
}

/** A section of the team: a heading that opens and closes it, the leads, the others. */
export function TeamSection({
  section,
  title,
  open,
  reveal,
  onToggle,
  contact,
  onContactChange,
}: TeamSectionProps) {
  const { t } = useLingui();
  const number = useNumber();
  const panelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { leads, team } = section;
  const count = leads.length + team.length;
  const isMixed = leads.length > 0 && team.length > 0;
  // Somebody of several crafts has a card in several sections; only that of the open one listens.
  const people = { headingLevel: isMixed ? 4 : 3, contact: open ? contact : null, onContactChange } as const;

  useLayoutEffect(() => {
    if (open && reveal && heading.current) bringIntoView(heading.current);
  }, [open, reveal]);

  return (
    <section className="team-section" data-open={open || undefined}>
      <h2 ref={heading} className="team-heading">
        <button
          type="button"
          className="team-toggle"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className="team-title">{title}</span>{' '}
          <span className="team-count" aria-hidden="true">
            {number(count)}
          </span>
          <span className="sr-only">
            {t({ id: 'team.count', message: plural(count, { one: '# person', other: '# people' }) })}
          </span>
          <Icon name={open ? 'minus' : 'plus'} size={22} />
        </button>
      </h2>
      <div id={panelId} className="team-panel" hidden={!open}>
        {isMixed && (
          <h3 className="sr-only">
            <Trans id="team.block.leads">Leads</Trans>
          </h3>
        )}
        <People members={leads} featured {...people} />
        {isMixed && (
          <h3 className="team-block">
            <Trans id="team.block.team">Team</Trans>
          </h3>
        )}
        <People members={team} {...people} />
      </div>
    </section>
  );
}

interface PeopleProps extends Pick<TeamSectionProps, 'contact' | 'onContactChange'> {
  members: readonly TeamMember[];
  featured?: boolean;
  headingLevel: 3 | 4;
}

function People({ members, featured = false, headingLevel, contact, onContactChange }: PeopleProps) {
  if (members.length === 0) return null;
  return (
    <ul role="list" className="team-grid" data-featured={featured || undefined}>
      {members.map((member) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            featured={featured}
            headingLevel={headingLevel}
            open={contact === member.id}
            onOpenChange={(next) => {
              onContactChange(member.id, next);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function bringIntoView(heading: HTMLElement) {
  const { top } = heading.getBoundingClientRect();
  const highest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (top < highest || top > window.innerHeight * LOWEST_HEADING) {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
