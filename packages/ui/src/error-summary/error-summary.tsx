'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../internal/class-names.js';

export interface ErrorSummaryItem {
  /** The field's name, or a message that belongs to no field. */
  text: string;
  /** Id of the control to focus; a text without one is no link. */
  fieldId?: string;
}

export interface ErrorSummaryLabels {
  /** The heading, such as "Three fields need attention". */
  errorSummary: (values: { count: number }) => string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What needs attention, in the page's order. Nothing is drawn for an empty list. */
  items: readonly ErrorSummaryItem[];
  /** Words of the box. */
  labels: ErrorSummaryLabels;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const field = event.currentTarget.ownerDocument.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Lists the fields that need attention, each a link that focuses its field. Spoken when it appears. */
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
