import './festival.css';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { festivalImage } from '#content/festival';
import { PageHero } from '../../layout/page-hero.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { FestivalResults } from './results.tsx';
import { Code } from './code.tsx';
import { Days } from './days.tsx';
import { FestivalState } from './state.tsx';
import { FestivalApplication } from './festival-application.tsx';

export const head = (): PageHead => ({
  title: msg({ id: 'festival.head', message: 'Mundos Digitales 2025' }),
  description: msg({
    id: 'festival.description',
    message:
      'What the studio that makes Fatal showed at Mundos Digitales from 3 to 5 July 2025, and the form for those who were given a code there.',
  }),
  picture: 'stairs',
});

export function Page() {
  return (
    <>
      <PageHero
        picture={festivalImage}
        position="50% 40%"
        start="33%"
        title={
          <Trans id="festival.title">
            Mundos Digitales <em>2025</em>
          </Trans>
        }
        lede={
          <Trans id="festival.lede">
            A hall full of white lamps, and in its darkest corner a corridor that people could walk.
          </Trans>
        }
      >
        <p className="mb-0 mt-8 font-medium text-text">
          <Trans id="festival.dates">3 to 5 July 2025</Trans>
          <span className="block font-normal text-text-body">
            <FestivalState />
          </span>
        </p>
        <p className="mb-0 mt-8">
          <Button href="#apply" icon="arrow-down">
            <Trans id="festival.toForm">Apply with your code</Trans>
          </Button>
        </p>
      </PageHero>
      <Days />
      <FestivalResults />
      <Code />
      <PartErrorBoundary>
        <FestivalApplication />
      </PartErrorBoundary>
    </>
  );
}
