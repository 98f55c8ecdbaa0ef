import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion, ArticleBody } from '@gloam/ui';
import { useLocation } from 'react-router-dom';
import { faq } from '#content/faq';

/** Frequently asked questions, at `#faq`. Each question has the id `faq-<n>`. */
export function Faq() {
  const { i18n, t } = useLingui();
  const location = useLocation();

  return (
    <section
      className="mx-auto grid max-w-page gap-x-6 gap-y-12 px-margin lg:grid-cols-12"
      id="faq"
      aria-labelledby="faq-title"
    >
      <h2
        className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-text lg:col-span-4"
        id="faq-title"
      >
        <Trans id="support.faq.title">Frequently asked questions</Trans>
      </h2>
      <Accordion
        className="lg:col-span-8"
        type="multiple"
        location={location}
        items={faq.map(({ n, question, answer }) => ({
          id: `faq-${String(n)}`,
          title: i18n._(question),
          content: <ArticleBody size="small" html={i18n._(answer)} />,
        }))}
        labels={{
          copy: t({ id: 'support.faq.copy', message: 'Copy link' }),
          copyLink: ({ title }) => t({ id: 'support.faq.copyLink', message: `Copy link to “${title}”` }),
          copied: t({ id: 'support.faq.copied', message: 'Link copied.' }),
          inAddressBar: t({
            id: 'support.faq.inAddressBar',
            message: 'The link is in the address bar.',
          }),
        }}
      />
    </section>
  );
}
