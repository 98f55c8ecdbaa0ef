'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../internal/class-names.js';

export interface ErrorSummaryItem {
  /** The field's label, or a message that doesn't belong to a field. */
  text: string;
  /** The id of the control to focus. Without it, the text is not a link. */
  fieldId?: string;
}

export interface ErrorSummaryLabels {
  /** The heading, such as "Three fields need attention". */
  errorSummary: (values: { count: number }) => string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The fields and messages to list, in the page's order. Without items, nothing is rendered. */
  items: readonly ErrorSummaryItem[];
  /** Texts of the summary. */
  labels: ErrorSummaryLabels;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const field = event.currentTarget.ownerDocument.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Lists the fields with errors as links that focus them. Screen readers announce the summary when it appears. */
export function ErrorSummary({ items, labels, className, ...rest }: ErrorSummaryProps) {
  if (items.length === 0) return null;
  return (
    <div
      {...rest}
      className={classNames('gloam-alarm gloam-error-summary', className)}
      role="alert"
      tabIndex={-1}
    >
      <p className="gloam-error-summary-heading">{labels.errorSummary({ count: items.length })}</p>
      <ul role="list" className="gloam-error-summary-list">
        {items.map(({ text, fieldId }, index) => (
          <li key={fieldId ?? index}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  focusField(event, fieldId);
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
