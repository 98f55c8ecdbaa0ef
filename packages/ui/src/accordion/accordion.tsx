'use client';

import * as Radix from '@radix-ui/react-accordion';
import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';
import type { HeadingLevel } from '../internal/heading.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { AccordionRow, type AccordionItem } from './accordion-row.js';
import type { AccordionLabels } from './copy-link.js';
import { useBeforeMatch } from './use-before-match.js';
import { useLinkedItem, type AccordionLocation } from './use-linked-item.js';
import { useOpenItems, type MultipleValueProps, type SingleValueProps } from './use-open-items.js';
import { useReveal } from './use-reveal.js';

interface CommonProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The items, in order. */
  items: readonly AccordionItem[];
  /** Texts of the copy buttons. Pass `{}` for no copy buttons. */
  labels: AccordionLabels;
  /** The level of the headings that hold the buttons. @default 3 */
  headingLevel?: HeadingLevel;
  /** The size of the items: `regular` for questions, `large` for the sections of a page. @default 'regular' */
  size?: 'regular' | 'large';
  /** Whether opening an item scrolls its button to the top, unless it is in the upper half already. @default false */
  revealOnOpen?: boolean;
  /**
   * The location from your router. A new location opens the item that its hash names; each new object counts as a
   * change.
   * @default `window.location` and its `hashchange`
   */
  location?: AccordionLocation;
}

export interface AccordionSingleProps extends CommonProps, SingleValueProps {}

export interface AccordionMultipleProps extends CommonProps, MultipleValueProps {}

export type AccordionProps = AccordionSingleProps | AccordionMultipleProps;

/**
 * Headings that open and close the panels below them, after the accordion pattern of the APG. All panels are rendered
 * from the start: visitors can find and print closed ones, follow links to them, and read them without JavaScript.
 * State: `data-type`, `data-size` on the root, `data-open` on the items, with `data-initial` on those that are open
 * from the start, `data-item` (the id) on the panels.
 */
export function Accordion(props: AccordionProps) {
  const {
    type,
    value,
    defaultValue,
    onValueChange,
    items,
    labels,
    headingLevel = 3,
    size = 'regular',
    revealOnOpen = false,
    location,
    className,
    ref: givenRef,
    ...rest
  } = props;
  const [open, setOpen] = useOpenItems(props);
  const root = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(root, givenRef);
  const { reveal, follow } = useReveal();
  const id = useId();

  const change = (asked: readonly string[]) => {
    setOpen(asked);
    const opened = asked.find((one) => !open.includes(one));
    if (revealOnOpen && opened !== undefined) reveal(opened);
  };

  /** Opens the closed items among these ids; in a `single` accordion, the last of them. */
  const show = (ids: readonly string[]) => {
    const closed = items.map((item) => item.id).filter((one) => ids.includes(one) && !open.includes(one));
    if (closed.length > 0) setOpen(type === 'single' ? closed.slice(-1) : [...open, ...closed]);
  };

  useBeforeMatch(root, show);
  useLinkedItem(location, (linked, button, isFirst) => {
    if (!items.some((item) => item.id === linked)) return;
    show([linked]);
    if (!isFirst) reveal(linked);
    else if (!follow(button)) return;
    button.focus({ preventScroll: true });
  });

  return (
    <Radix.Root
      {...(type === 'single'
        ? {
            type,
            collapsible: true,
            value: open[0] ?? '',
            onValueChange: (id: string) => change(id === '' ? [] : [id]),
          }
        : { type, value: [...open], onValueChange: change })}
      asChild
    >
      <div
        {...rest}
        ref={ref}
        className={classNames('gloam-accordion', className)}
        data-type={type}
        data-size={size}
      >
        {items.map((item) => (
          <AccordionRow
            key={item.id}
            item={item}
            open={open.includes(item.id)}
            panelId={`${id}-${item.id}`}
            headingLevel={headingLevel}
            // With several open panels, a landmark for each would be noise (APG, accordion pattern).
            region={type === 'single'}
            labels={labels}
          />
        ))}
      </div>
    </Radix.Root>
  );
}

export type { AccordionItem } from './accordion-row.js';
export type { AccordionCopyLabels, AccordionLabels } from './copy-link.js';
export type { AccordionLocation } from './use-linked-item.js';
