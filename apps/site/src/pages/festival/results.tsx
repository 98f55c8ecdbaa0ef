import { Trans } from '@lingui/react/macro';
import { Button } from '@gloam/ui';

/** Results of the festival, with a link to the article that they come from. */
export function FestivalResults() {
  const rows = [
    {
      key: 'notes',
      title: <Trans id="festival.brought.notes.title">Twenty-three notes</Trans>,
      text: (
        <Trans id="festival.brought.notes">
          Nine of them are about doors: nearly everyone stopped at the first open one.
        </Trans>
      ),
    },
    {
      key: 'window',
      title: <Trans id="festival.brought.window.title">A darker window</Trans>,
      text: (
        <Trans id="festival.brought.window">
          Four people asked whether the light at the end of the corridor was the exit. It’s a window. We’ve
          since lowered it by a stop.
        </Trans>
      ),
    },
    {
      key: 'faces',
      title: <Trans id="festival.brought.faces.title">Faces</Trans>,
      text: (
        <Trans id="festival.brought.faces">
          Most of the team had never stood in the same room. Some had known each other’s voices for years.
        </Trans>
      ),
    },
  ];
  return (
    <section className="mx-auto grid max-w-page gap-x-6 gap-y-8 px-margin pt-section lg:grid-cols-12">
      <h2 className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-text lg:col-span-4">
        <Trans id="festival.brought.title">What we brought home</Trans>
      </h2>
      <div className="lg:col-span-8">
        <dl className="ruled-rows">
          {rows.map(({ key, title, text }) => (
            <div key={key} className="ruled-row festival-brought">
              <dt className="ruled-row-title">{title}</dt>
              <dd className="m-0 max-w-[44ch] text-text-body">{text}</dd>
            </div>
          ))}
        </dl>
        <Button variant="quiet" icon="arrow-right" href="/news/1">
          <Trans id="festival.code.article">Read what we learned at the festival</Trans>
        </Button>
      </div>
    </section>
  );
}
