import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ArticleBody, Icon } from '@gloam/ui';
import { faq } from '../../../content/faq.ts';
import { useAskedQuestion } from './use-asked-question.ts';

/** The frequent questions, at `#faq`; each of them at `#faq-<n>`. */
export function Faq() {
  const { i18n } = useLingui();
  useAskedQuestion();

  return (
    <section
      className="mx-auto grid max-w-page gap-x-6 gap-y-12 px-margin lg:grid-cols-12"
      id="faq"
      aria-labelledby="faq-title"
    >
      <h2
        className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-silver-1 lg:col-span-4"
        id="faq-title"
      >
        <Trans id="support.faq.title">Asked before</Trans>
      </h2>
      <div className="faq-rows lg:col-span-8">
        {faq.map(({ n, question, answer }) => (
          <details key={n} id={`faq-${String(n)}`} className="faq-row">
            <summary className="faq-question">
              <h3>{i18n._(question)}</h3>
              <span className="faq-sign">
                <Icon name="plus" />
                <Icon name="minus" />
              </span>
            </summary>
            <ArticleBody className="faq-answer" size="small" html={i18n._(answer)} />
          </details>
        ))}
      </div>
    </section>
  );
}
