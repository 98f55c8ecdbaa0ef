import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

interface PageTitleProps {
  /** What the page is called everywhere else, where its heading is a line of its own. Default nothing. */
  name?: MessageDescriptor;
  /** A clause in `<em>` stands on a line of its own. */
  children: ReactNode;
}

/** The heading of a page, which begins with the plain name of the page: it is what is announced when the page is reached. */
export function PageTitle({ name, children }: PageTitleProps) {
  const { i18n } = useLingui();
  return (
    <h1 className="page-title">
      {name && <span className="page-name">{`${i18n._(name)} `}</span>}
      {children}
    </h1>
  );
}
