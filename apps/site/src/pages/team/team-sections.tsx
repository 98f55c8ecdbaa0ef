import { Accordion } from '@gloam/ui';
import { Suspense, useMemo } from 'react';
import type { TeamMember } from '../../content/team-members.ts';
import { SectionCount } from './section-count.tsx';
import { sectionsOf } from './sections.ts';
import { TeamSection } from './team-section.tsx';
import { useSectionNames } from './use-section-names.ts';
import { useSeed } from './use-seed.ts';

/** Everybody, craft by craft; one section is open at a time. */
export function TeamSections({ members }: { members: TeamMember[] }) {
  const names = useSectionNames();
  const seed = useSeed();
  const sections = useMemo(() => sectionsOf(members, seed), [members, seed]);
  return (
    <Accordion
      type="single"
      defaultValue={sections[0]?.id}
      size="large"
      headingLevel={2}
      revealOnOpen
      items={sections.map((section) => ({
        id: section.id,
        title: names[section.id],
        end: <SectionCount section={section} />,
        // A boundary each: React wakes one section after the other, and lets the browser breathe between them.
        content: (
          <Suspense>
            <TeamSection section={section} />
          </Suspense>
        ),
      }))}
      labels={{}}
    />
  );
}
