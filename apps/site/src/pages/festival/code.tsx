import { Trans } from '@lingui/react/macro';
import { Advisory } from '@gloam/ui';

/** Explanation of the code on the card, and help if it doesn't work. */
export function Code() {
  return (
    <section className="mx-auto grid max-w-page gap-x-6 gap-y-8 px-margin pt-section lg:grid-cols-12">
      <h2 className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-text lg:col-span-5">
        <Trans id="festival.code.title">The card from our stand</Trans>
      </h2>
      <div className="grid justify-items-start gap-8 lg:col-span-6 lg:col-start-7">
        <p className="m-0 font-serif text-lede">
          <Trans id="festival.code.text">
            Everyone who showed us work at the stand got a card. On the back is a code that begins with
            MD2025: it tells us that we’ve met, and it works once. If you have one, use the form below to
            apply to join the team.
          </Trans>
        </p>
        <Advisory lead={<Trans id="festival.code.failing.lead">Code not working?</Trans>}>
          <Trans id="festival.code.failing.text">
            <a href="/support#contact">Write to support</a> with your code, exactly as it’s printed, and we’ll
            sort it out by hand.
          </Trans>
        </Advisory>
      </div>
    </section>
  );
}
