import './team.css';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageTitle } from '../../layout/page-title.tsx';
import type { TeamMember } from '../../../build/content/types.ts';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead, PageProps, PageSource } from '../../routes/route-types.ts';
import { TeamSections } from './team-sections.tsx';
import { useEmails } from './use-emails.ts';

/** Loads the team. If that fails, navigates to the 404 page's document and never resolves, so that the current page stays until then. */
export async function load(source: PageSource): Promise<TeamMember[]> {
  try {
    return await source.team();
  } catch (error) {
    console.error(error);
    window.location.assign('/404');
    return new Promise(() => undefined);
  }
}

const name = msg({ id: 'team.head', message: 'Team' });

export const head = (): PageHead => ({
  title: name,
  description: msg({
    id: 'team.description',
    message:
      'The volunteers who make Fatal, craft by craft: who they are, what they do and how to reach them.',
  }),
  picture: 'cinema-row',
});

export function Page({ data }: PageProps<TeamMember[]>) {
  const { people, load: loadEmails } = useEmails(data);
  return (
    // Email addresses load on the first click, because showing one always takes a click.
    <div className="mx-auto max-w-page px-margin pb-section pt-32 lg:pt-48" onClickCapture={loadEmails}>
      <div className="team-lead">
        <PageTitle name={name}>
          <Trans id="team.title">
            The people <em>holding the light</em>
          </Trans>
        </PageTitle>
        <p className="m-0 font-serif text-lede">
          <Trans id="team.lede">
            About sixty of us this month. The portraits are taken against the light, as the team asked.
          </Trans>
        </p>
      </div>
      <PartErrorBoundary>
        <TeamSections members={people} />
      </PartErrorBoundary>
    </div>
  );
}
