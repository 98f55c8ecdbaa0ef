'use client';

import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { isComposing } from '../internal/is-composing.js';
import { useControlled } from '../internal/use-controlled.js';
import { clampIndex, indexAfterKey } from './partner-carousel.logic.js';

export interface Partner {
  /** Unique id of the partner. */
  id: string;
  /** Name of the partner, used as heading and as accessible name of the dot. */
  name: string;
  /** Logo of the partner, drawn in `currentColor`. Decorative, as the name is shown as text. */
  logo: ReactNode;
  /** Description of the partner, one or two sentences. */
  description: ReactNode;
  /** URL of the partner's site; makes the name a link. */
  href?: string;
}

export interface PartnerCarouselLabels {
  /** Accessible name of the row of dots, such as "Partners". */
  dots: string;
}

export interface PartnerCarouselProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The partners, in order. */
  partners: readonly Partner[];
  /** Texts of the controls. */
  labels: PartnerCarouselLabels;
  /** Index of the partner shown; makes the carousel controlled. @default uncontrolled */
  value?: number;
  /** Index of the partner shown at first, when uncontrolled. @default 0 */
  defaultValue?: number;
  /** Called when the visitor picks another partner. @default none */
  onValueChange?: (value: number) => void;
  /** Heading level of the partner's name. @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * Shows partners one at a time, without automatic rotation; renders nothing if there are none. State: `data-count` on
 * the root element, `data-selected` on logos and dots.
 */
export function PartnerCarousel({
  partners,
  labels,
  value,
  defaultValue = 0,
  onValueChange,
  headingLevel = 3,
  className,
  ...rest
}: PartnerCarouselProps) {
  const id = useId();
  const dots = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const count = partners.length;
  const selected = clampIndex(chosen, count);
  const single = count < 2;
  const ids = (partner: Partner) => ({ tab: `${id}-${partner.id}-tab`, panel: `${id}-${partner.id}` });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isComposing(event.nativeEvent)) return;
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = indexAfterKey(event.key, selected, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    (dots.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  if (count === 0) return null;

  return (
    <div {...rest} className={classNames('gloam-partner-carousel', className)} data-count={count}>
      <div className="gloam-partner-logos">
        {partners.map((partner, index) => (
          // A shortcut for pointers only; the dots do the same for all users.
          <div
            key={partner.id}
            className="gloam-partner-logo"
            aria-hidden="true"
            data-selected={index === selected || undefined}
            onClick={single ? undefined : () => choose(index)}
          >
            {partner.logo}
          </div>
        ))}
      </div>
      {!single && (
        <div
          ref={dots}
          className="gloam-partner-dots"
          role="tablist"
          tabIndex={-1}
          aria-label={labels.dots}
          onKeyDown={onKeyDown}
        >
          {partners.map((partner, index) => (
            <button
              key={partner.id}
              className="gloam-partner-dot"
              type="button"
              role="tab"
              id={ids(partner).tab}
              aria-controls={ids(partner).panel}
              aria-label={partner.name}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              data-selected={index === selected || undefined}
              onClick={() => choose(index)}
            />
          ))}
        </div>
      )}
      <div className="gloam-partner-panels">
        {partners.map((partner, index) => (
          <div
            key={partner.id}
            className="gloam-partner-panel"
            hidden={index !== selected}
            {...(!single && {
              role: 'tabpanel',
              id: ids(partner).panel,
              'aria-labelledby': ids(partner).tab,
            })}
          >
            <Heading level={headingLevel} className="gloam-partner-name">
              {partner.href ? <a href={partner.href}>{partner.name}</a> : partner.name}
            </Heading>
            <div className="gloam-lede gloam-partner-description">{partner.description}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
