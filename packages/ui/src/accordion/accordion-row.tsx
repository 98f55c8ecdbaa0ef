'use client';

import * as Radix from '@radix-ui/react-accordion';
import { memo, useState, type FunctionComponent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { CopyLink, type AccordionLabels } from './copy-link.js';

export interface AccordionItem {
  /** The id of the item's button. The URL hash `#<id>` opens the item. Must be unique on the page. */
  id: string;
  /** The content of the button. */
  title: ReactNode;
  /** The title as plain text, for the name of the copy button. @default `title` if it is a string, else `id` */
  titleText?: string;
  /** The content of the panel. It is rendered from the start, whether the item is open or not. */
  content: ReactNode;
  /** Content at the end of the button, such as a count. It is part of the button's name. */
  end?: ReactNode;
}

interface PanelProps {
  id: string;
  className: string;
  role?: 'region';
  'aria-labelledby'?: string;
  'data-item': string;
  hidden: 'until-found' | false;
  suppressHydrationWarning: boolean;
  children: ReactNode;
}

/**
 * React turns `hidden` on a `div` into a boolean. On an element with a hyphen in its name it passes "until-found" on,
 * also in the HTML from the server. No custom element is registered under this name: it behaves as a `span`, and
 * `accordion.css` makes it a block.
 */
const Panel = 'gloam-accordion-panel' as unknown as FunctionComponent<PanelProps>;

interface AccordionRowProps {
  item: AccordionItem;
  open: boolean;
  panelId: string;
  headingLevel: HeadingLevel;
  /** Whether the panel is a landmark. */
  region: boolean;
  labels: AccordionLabels;
}

/** One item: the heading with its button, and the panel. `memo` spares the other items when one opens or closes. */
export const AccordionRow = memo(function AccordionRow({
  item,
  open,
  panelId,
  headingLevel,
  region,
  labels,
}: AccordionRowProps) {
  const { id, title, titleText = typeof title === 'string' ? title : id, end, content } = item;
  // Items that are open from the start do not fade in: LCP ignores content that is transparent at first paint.
  const [initial, setInitial] = useState(open);
  if (initial && !open) setInitial(false);
  return (
    <Radix.Item
      value={id}
      className="gloam-accordion-item"
      data-open={open || undefined}
      data-initial={initial || undefined}
    >
      <Heading level={headingLevel} className="gloam-accordion-heading">
        <Radix.Trigger id={id} className="gloam-accordion-button" aria-controls={panelId}>
          <span className="gloam-accordion-title">{title}</span>{' '}
          {end !== undefined && <span className="gloam-accordion-end">{end}</span>}
          <span className="gloam-accordion-sign">
            <Icon name={open ? 'minus' : 'plus'} />
          </span>
        </Radix.Trigger>
      </Heading>
      <Panel
        id={panelId}
        className="gloam-accordion-panel"
        // A closed panel stays in the layout, so as a region it would be an empty landmark.
        {...(region && open && { role: 'region', 'aria-labelledby': id })}
        data-item={id}
        hidden={open ? false : 'until-found'}
        // The browser may have revealed the panel with find-in-page before React hydrated it.
        suppressHydrationWarning
      >
        <div className="gloam-accordion-content">
          <div>{content}</div>
          {labels.copy !== undefined && <CopyLink id={id} title={titleText} labels={labels} />}
        </div>
      </Panel>
    </Radix.Item>
  );
});
