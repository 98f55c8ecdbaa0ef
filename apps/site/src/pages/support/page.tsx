import './support.css';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Button, Picture } from '@gloam/ui';
import { PageTitle } from '../../layout/page-title.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { Collaboration } from './collaboration.tsx';
import { Contact } from './contact.tsx';
import { Faq } from './faq.tsx';
import keyhole from '../../../content/pictures/keyhole.json';
import keyholeUpright from '../../../content/pictures/keyhole-upright.json';

const name = msg({ id: 'support.head', message: 'Support' });

export const head = (): PageHead => ({
  title: name,
  description: msg({
    id: 'support.description',
    message:
      'Write to the studio that makes Fatal, read answers to seven common questions, or propose a collaboration.',
  }),
  picture: 'keyhole',
});

export function Page() {
  const { t } = useLingui();
  return (
    <>
      <section className="support-hero relative isolate flex flex-col justify-end">
        <Picture
          {...fromStem(keyhole)}
          upright={fromStem(keyholeUpright)}
          className="support-picture"
          alt={t({
            id: 'support.hero.alt',
            message: 'A keyhole in a dark door; a wedge of light falls through it.',
          })}
          sizes="(max-aspect-ratio: 9/16) 106vw, (max-width: 48rem) 170vw, 100vw"
          priority
        />
        <div className="support-intro mx-auto w-full max-w-page px-margin">
          <PageTitle name={name}>
            <Trans id="support.title">
              Answers, and <em>somebody to ask.</em>
            </Trans>
          </PageTitle>
          <p className="mb-0 mt-8 max-w-[36ch] font-serif text-lede">
            <Trans id="support.lede">
              Ask about the games, the positions or this site. There are seven answers further down, and a
              form for everything else.
            </Trans>
          </p>
          <p className="mb-0 mt-8 flex flex-wrap gap-x-8 gap-y-3">
            <Button variant="quiet" icon="arrow-down" href="/support#contact">
              <Trans id="support.toContact">Write to us</Trans>
            </Button>
            <Button variant="quiet" icon="arrow-down" href="/support#faq">
              <Trans id="support.toFaq">Read the answers</Trans>
            </Button>
          </p>
        </div>
      </section>
      <PartErrorBoundary>
        <Contact />
      </PartErrorBoundary>
      <PartErrorBoundary>
        <Faq />
      </PartErrorBoundary>
      <Collaboration />
    </>
  );
}
