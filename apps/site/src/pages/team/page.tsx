import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Accordion } from '@gloam/ui';
import { useMemo } from 'react';
import type { TeamMember } from '../../content/team-members.ts';
import type { PageHead, PageProps, PageSource } from '../../shell/route-types.ts';
import { SectionCount } from './section-count.tsx';
import { sectionsOf } from './sections.ts';
import { TeamSection } from './team-section.tsx';
import { useSectionNames } from './use-section-names.ts';
import { useSeed } from './use-seed.ts';

/** The guard: without an answer the document of the 404 page is loaded, and what is on screen stays until it comes. */
export async function load(source: PageSource): Promise<TeamMember[]> {
  try {
    return await source.team();
  } catch (error) {
    console.error(error);
    window.location.assign('/404');
    return new Promise(() => undefined);
  }
}

export const head = (): PageHead => ({
  title: msg({ id: 'team.head', message: 'Team' }),
  description: msg({
    id: 'team.description',
    message:
      'The volunteers who make Fatal, craft by craft: who they are, what they do and how to reach them.',
  }),
});

export function Page({ data: members }: PageProps<TeamMember[]>) {
  const names = useSectionNames();
  const seed = useSeed();
  const sections = useMemo(() => sectionsOf(members, seed), [members, seed]);

  return (
    <div className="mx-auto max-w-page px-margin pb-section pt-32 lg:pt-48">
      <div className="team-lead">
        <h1 className="m-0 font-serif text-h1 font-light leading-none tracking-[-0.032em] text-silver-1">
          <Trans id="team.title">
            The people <em>holding the light</em>
          </Trans>
        </h1>
        <p className="m-0 font-serif text-lede">
          <Trans id="team.lede">
            About sixty of us this month. Faces stay in the dark; the work does not.
          </Trans>
        </p>
      </div>
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
          content: <TeamSection section={section} />,
        }))}
        labels={{}}
      />
    </div>
  );
}
