import { Trans } from '@lingui/react/macro';
import { Button } from '@gloam/ui';

/** Invitation to propose a collaboration. Links to the form with the reason preselected. */
export function Collaboration() {
  return (
    <section className="mx-auto max-w-page px-margin py-section" aria-labelledby="collaboration-title">
      <div className="grid gap-x-6 gap-y-8 border-0 border-t border-solid border-border pt-12 lg:grid-cols-12">
        <h2
          className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-text lg:col-span-7"
          id="collaboration-title"
        >
          <Trans id="support.collaboration.title">A school, a festival, a company?</Trans>
        </h2>
        <div className="grid content-end justify-items-start gap-8 lg:col-span-4 lg:col-start-9">
          <p className="m-0 font-serif text-lede">
            <Trans id="support.collaboration.text">
              We work with art schools, festivals and regional organisations, and would like to work with
              studios and companies. If you can think of another way to work together, tell us about it.
            </Trans>
          </p>
          <Button variant="outline" icon="arrow-up" href="/support?reason=partner#contact">
            <Trans id="support.collaboration.button">Propose a collaboration</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
