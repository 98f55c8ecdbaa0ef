'use client';

import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { isComposing } from '../internal/is-composing.js';
import { useControlled } from '../internal/use-controlled.js';
import { clampIndex, indexAfterKey } from './partner-carousel.logic.js';

export interface Partner {
  /** Tells the partners apart. */
  id: string;
  /** The name, as a heading and as the name of the dot. */
  name: string;
  /** The mark, drawn in `currentColor`; it says no more than the name. */
  logo: ReactNode;
  /** One or two sentences. */
  description: ReactNode;
  /** The partner's own site: makes the name a link. Default none. */
  href?: string;
}

export interface PartnerCarouselLabels {
  /** Name of the row of dots, such as "Partners". */
  dots: string;
}

export interface PartnerCarouselProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** Who is shown, in this order. */
  partners: readonly Partner[];
  /** Words of the controls. */
  labels: PartnerCarouselLabels;
  /** Index of the partner that is shown; makes it controlled. Default: the component remembers. */
  value?: number;
  /** Index of the partner that is shown first. Default 0. */
  defaultValue?: number;
  /** Called with the index that the visitor chose. Default none. */
  onValueChange?: (value: number) => void;
  /** Level of the partner's name. Default 3. */
  headingLevel?: HeadingLevel;
}

/** Partners, one at a time; never by itself. Nothing without any. State: `data-count` on the root, `data-selected` on logos and dots. */
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
          // A pointer aid only: the dots do the same for everybody.
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
