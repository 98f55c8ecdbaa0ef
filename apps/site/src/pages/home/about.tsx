import { Trans, useLingui } from '@lingui/react/macro';
import { Button, StatList } from '@gloam/ui';
import { showcasePage } from '#content/links';
import { useNumberFormat } from '../../layout/use-number-format.ts';

/** Section about the game, its makers and the studio's figures (Spec 1.3). */
export function About() {
  const { t } = useLingui();
  const number = useNumberFormat();
  const people = number(250);
  const meetings = number(350);
  return (
    <section className="mx-auto max-w-page px-margin pt-section">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <h2 className="font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-text lg:col-span-7 about-title">
          <Trans id="home.about.title">
            You find frames of film. Each shows a room as it was; you go there and find what has been moved.{' '}
            <em className="text-text-muted">You carry one light, and it’s all you have.</em>
          </Trans>
        </h2>
        <div className="grid content-end justify-items-start gap-8 lg:col-span-4 lg:col-start-9">
          <p className="m-0 font-serif text-lede">
            <Trans id="home.about.text">
              Fatal is made after hours by an independent studio of remote volunteers, most of whom have never
              met in person. Nobody is paid, and nobody has an office.
            </Trans>
          </p>
          <ul className="m-0 grid list-none justify-items-start gap-y-1 p-0">
            {[
              { href: '/team', text: t({ id: 'home.about.team', message: 'Meet the team' }) },
              { href: '/careers', text: t({ id: 'home.about.careers', message: 'Open positions' }) },
              { href: '/support', text: t({ id: 'home.about.support', message: 'Ask us something' }) },
            ].map(({ href, text }) => (
              <li key={href}>
                <Button variant="quiet" icon="arrow-right" href={href}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <StatList
        className="mt-24"
        stats={[
          {
            value: t({ id: 'home.stat.people', message: `${people}+` }),
            label: t({
              id: 'home.stat.people.label',
              message: 'people have taken part since the first meeting',
            }),
          },
          {
            value: number(60),
            label: t({ id: 'home.stat.active.label', message: 'people active this month, roughly' }),
          },
          {
            value: t({ id: 'home.stat.meetings', message: `${meetings}+` }),
            label: t({ id: 'home.stat.meetings.label', message: 'meetings of 1 hour 15 minutes' }),
          },
          {
            value: number(69),
            label: t({ id: 'home.stat.projects.label', message: 'projects in our showcase on ArtStation' }),
            href: showcasePage,
          },
        ]}
      />
    </section>
  );
}
