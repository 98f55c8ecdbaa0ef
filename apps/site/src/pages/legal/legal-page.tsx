import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ArticleBody } from '@gloam/ui';
import type { ReactNode } from 'react';
import { legalDate } from '#content/legal';
import type { LegalSection } from '../../../build/content/types.ts';
import { BackButton } from '../../frame/back-button.tsx';

interface LegalPageProps {
  title: ReactNode;
  sections: readonly LegalSection[];
  /** A second text under a heading of its own, such as one for applicants. */
  children?: ReactNode;
}

/** A legal text: title, date, numbered sections, and the way back. */
export function LegalPage({ title, sections, children }: LegalPageProps) {
  const { dateTime, date } = legalDate;
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
          Last updated: <time dateTime={dateTime}>{date}</time>
        </Trans>
      </p>
      <LegalSections level={2} sections={sections} />
      {children}
    </article>
  );
}

interface LegalSectionsProps {
  level: 2 | 3;
  sections: readonly LegalSection[];
}

/** Numbered from 1: the heading on one side, its text on the other. */
export function LegalSections({ level, sections }: LegalSectionsProps) {
  const { i18n } = useLingui();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="legal-sections" role="list">
      {sections.map(({ title, text }, index) => (
        <li key={title.id}>
          <Heading className="legal-heading">
            <span className="legal-number">{index + 1}.</span> {i18n._(title)}
          </Heading>
          <ArticleBody size="small" html={i18n._(text)} />
        </li>
      ))}
    </ol>
  );
}
