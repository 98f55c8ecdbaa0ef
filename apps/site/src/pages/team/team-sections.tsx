import { Accordion } from '@gloam/ui';
import { memo } from 'react';
import type { TeamMember } from '../../../build/content/types.ts';
import { SectionCount } from './section-count.tsx';
import { SectionFaces } from './section-faces.tsx';
import { sectionsOf } from './sections.ts';
import { TeamSection } from './team-section.tsx';
import { useSectionNames } from './use-section-names.ts';
import { useSeed } from './use-seed.ts';

/** All members by section. One section is open at a time. */
export function TeamSections({ members }: { members: TeamMember[] }) {
  return <Sections members={members} seed={useSeed()} />;
}

interface SectionsProps {
  members: readonly TeamMember[];
  seed: number | null;
}

/** Memoized, so that it only re-renders when the deferred seed changes. */
const Sections = memo(function Sections({ members, seed }: SectionsProps) {
  const names = useSectionNames();
  const sections = sectionsOf(members, seed);
  return (
    <Accordion
      type="single"
      defaultValue={sections[0]?.id}
      size="large"
      headingLevel={2}
      revealOnOpen
      items={sections.map((section, index) => ({
        id: section.id,
        title: names[section.id],
        end: (
          <span className="team-row">
            <SectionFaces section={section} />
            <SectionCount section={section} />
          </span>
        ),
        content: <TeamSection section={section} first={index === 0} isHydrated={seed !== null} />,
      }))}
      labels={{}}
    />
  );
});
