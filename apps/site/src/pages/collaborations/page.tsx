import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, fromStem, Picture } from '@gloam/ui';
import { collaborations, collaborationsImage } from '#content/collaborations';
import { PageHero } from '../../layout/page-hero.tsx';
import type { PageHead } from '../../routes/route-types.ts';

const name = msg({ id: 'collaborations.head', message: 'Collaborations' });

export const head = (): PageHead => ({
  title: name,
  description: msg({
    id: 'collaborations.description',
    message:
      'How schools, festivals, organisations and other studios work with the studio that makes Fatal, and how to propose something of your own.',
  }),
  picture: 'ward',
});

export function Page() {
  const { i18n } = useLingui();
  return (
    <>
      <PageHero
        picture={collaborationsImage}
        position="50% 60%"
        start="26%"
        name={name}
        title={
          <Trans id="collaborations.title">
            Bring a light <em>of your own.</em>
          </Trans>
        }
        lede={
          <Trans id="collaborations.lede">
            What a studio of volunteers can’t do alone, it does with others: art schools, festivals and
            regional organisations so far, and we’d like to add studios and companies.
          </Trans>
        }
      />
      <ul className="ruled-rows mx-auto max-w-page px-margin pt-8 lg:pt-16" role="list">
        {collaborations.map(({ id, picture, title, description, link }) => (
          <li key={id} className="ruled-row items-start lg:gap-x-16">
            <Picture
              {...fromStem(picture)}
              alt=""
              decorative
              ratio="16 / 9"
              sizes="(min-width: 64rem) 36vw, 92vw"
            />
            <div className="ruled-row-text">
              <h2 className="ruled-row-title">{i18n._(title)}</h2>
              <p className="m-0 font-serif text-lede">{i18n._(description)}</p>
              <Button variant="quiet" icon="arrow-right" href={link.href}>
                {i18n._(link.label)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <section className="mx-auto max-w-page px-margin py-section">
        <h2 className="m-0 max-w-[16ch] font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-text">
          <Trans id="collaborations.propose.title">Something we haven’t thought of?</Trans>
        </h2>
        <p className="mb-10 mt-6 max-w-[46ch] font-serif text-lede">
          <Trans id="collaborations.propose.text">
            Tell us in a few lines who you are, what you have in mind, and what you’d like to come of it.
          </Trans>
        </p>
        <Button href="/support?reason=partner#contact" icon="arrow-right">
          <Trans id="collaborations.propose.button">Propose a collaboration</Trans>
        </Button>
      </section>
    </>
  );
}
