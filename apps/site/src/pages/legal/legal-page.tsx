import './legal.css';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ArticleBody } from '@gloam/ui';
import { writeDay } from '@fatal/contracts';
import type { ReactNode } from 'react';
import { legalDate } from '#content/legal';
import type { TextSection } from '../../../build/content/types.ts';
import { BackButton } from '../../layout/back-button.tsx';
import { useSite } from '../../routes/site-context.ts';
import { Responsible } from './responsible.tsx';

interface LegalPageProps {
  title: ReactNode;
  sections: readonly TextSection[];
  /** Additional text with its own heading, such as the one for applicants. */
  children?: ReactNode;
}

/** Legal text with a back button, a title, its date and numbered sections. */
export function LegalPage({ title, sections, children }: LegalPageProps) {
  const { locale } = useSite();
  const date = writeDay(legalDate, locale);
  return (
    <article className="mx-auto max-w-page px-margin pb-section pt-32">
      <BackButton className="mb-8">
        <Trans id="legal.back">Go back</Trans>
      </BackButton>
      <h1 className="m-0 font-serif text-h1 font-light leading-none tracking-[-0.032em] text-text">
        {title}
      </h1>
      <p className="mb-16 mt-8 font-serif text-lede text-text-muted">
        <Trans id="legal.date">
          Last updated: <time dateTime={legalDate}>{date}</time>
        </Trans>
      </p>
      <LegalSections level={2} sections={sections} first={<Responsible />} />
      {children}
    </article>
  );
}

interface LegalSectionsProps {
  level: 2 | 3;
  sections: readonly TextSection[];
  /** Content below the text of the first section. */
  first?: ReactNode;
}

/** Numbered sections with the heading on one side and the text on the other. */
export function LegalSections({ level, sections, first }: LegalSectionsProps) {
  const { i18n } = useLingui();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="legal-sections" role="list">
      {sections.map(({ title, text }, index) => (
        <li key={title.id}>
          <Heading className="legal-heading">
            <span className="legal-number">{index + 1}.</span> <span>{i18n._(title)}</span>
          </Heading>
          <div>
            <ArticleBody size="small" html={i18n._(text)} />
            {index === 0 && first}
          </div>
        </li>
      ))}
    </ol>
  );
}
