import { ArticleBody, Button } from '@gloam/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { placement } from '#content/working-here';
import { BackButton } from '../../layout/back-button.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PrintedFrom } from '../../layout/printed-from.tsx';
import type { PageHead } from '../../routes/route-types.ts';

const name = msg({ id: 'placement.head', message: 'Placements for art schools' });

export const head = (): PageHead => ({
  title: name,
  description: msg({
    id: 'placement.description',
    message:
      'What a student placement at the studio is: 8 to 12 weeks, remote and unpaid, with a lead who looks after the student, and what the school gets.',
  }),
  picture: 'ward',
});

/** Page for schools that send students. It prints on one sheet. */
export function Page() {
  const { i18n } = useLingui();
  return (
    <article className="placement mx-auto max-w-page px-margin pb-section pt-32">
      <BackButton className="mb-8">
        <Trans id="placement.back">Go back</Trans>
      </BackButton>
      <PageTitle name={name}>
        <Trans id="placement.title">
          One student, one piece, <em>finished.</em>
        </Trans>
      </PageTitle>
      <p className="mb-12 mt-8 max-w-[46ch] font-serif text-lede">
        <Trans id="placement.lede">
          A placement that counts towards the course: the student makes one thing that the game needs, small
          enough to be finished.
        </Trans>
      </p>
      <div className="ruled-rows">
        {placement.map(({ title, text }) => (
          <section key={title.id} className="ruled-row">
            <h2 className="ruled-row-title">{i18n._(title)}</h2>
            <ArticleBody className="ruled-row-text" html={i18n._(text)} />
          </section>
        ))}
      </div>
      <p className="mb-0 mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <Button variant="quiet" icon="arrow-right" href="/news/4">
          <Trans id="placement.article">Six questions that students ask</Trans>
        </Button>
      </p>
      <PrintedFrom />
    </article>
  );
}
