import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

interface PageTitleProps {
  /** Name of the page as in the navigation, if the title is a different line. Default: none. */
  name?: MessageDescriptor;
  /** Title. An `<em>` goes on its own line. */
  children: ReactNode;
}

/** Heading of a page. Starts with the page's name, because screen readers announce the heading after navigation. */
export function PageTitle({ name, children }: PageTitleProps) {
  const { i18n } = useLingui();
  return (
    <h1 className="page-title">
      {name && <span className="page-name">{`${i18n._(name)} `}</span>}
      {children}
    </h1>
  );
}
