import { Trans } from '@lingui/react/macro';
import { Advisory, Button } from '@gloam/ui';
import { RouterLink } from '../../frame/router-link.tsx';

/** What the code on the card is for, and what to do where it fails. */
export function Code() {
  return (
    <section className="mx-auto grid max-w-page gap-x-6 gap-y-8 px-margin pt-section lg:grid-cols-12">
      <h2 className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-silver-1 lg:col-span-5">
        <Trans id="festival.code.title">The card from our stand</Trans>
      </h2>
      <div className="grid justify-items-start gap-8 lg:col-span-6 lg:col-start-7">
        <p className="m-0 font-serif text-lede">
          <Trans id="festival.code.text">
            Whoever shows us work at the stand gets a card. On its back is a code that begins with MD2025; it
            tells us that we have met, and it works once. With it, the form below is yours.
          </Trans>
        </p>
        <Advisory lead={<Trans id="festival.code.failing.lead">The code does not work?</Trans>}>
          <Trans id="festival.code.failing.text">
            <RouterLink href="/support#contact">Write to support</RouterLink> with your code, exactly as it is
            printed, and we will look after it by hand.
          </Trans>
        </Advisory>
        <Button variant="quiet" icon="arrow-right" href="/news/1" linkComponent={RouterLink}>
          <Trans id="festival.code.article">Read what the hall taught us</Trans>
        </Button>
      </div>
    </section>
  );
}
