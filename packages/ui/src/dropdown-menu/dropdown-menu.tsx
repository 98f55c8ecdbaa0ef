'use client';

import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import { lazyPart, onIntent } from '../internal/lazy-part.js';
import type { LinkComponent } from '../internal/link.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import type { DropdownMenuEntry, DropdownMenuItem, DropdownMenuPart } from './dropdown-menu.logic.js';

export interface DropdownMenuLabels {
  /** Accessible name of the button, if its text is not enough. It must contain that text. @default the button's text */
  trigger?: string;
}

export interface DropdownMenuProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text of the button. */
  label: string;
  /** Further texts of the button. */
  labels: DropdownMenuLabels;
  /** The items of the menu, in order. Without items, nothing is rendered. */
  items: readonly DropdownMenuItem[];
  /** The edge of the button that the menu aligns with. @default 'start' */
  align?: 'start' | 'end';
  /** The component that renders the links. @default 'a' */
  linkComponent?: LinkComponent;
  /** Class names of the parts; `className` is that of the root. @default none */
  classNames?: Partial<Record<DropdownMenuPart, string>>;
}

const panel = lazyPart(() => import('./dropdown-menu.radix.js').then((module) => module.DropdownMenuPanel));

/**
 * A button that opens a short list of links or actions. State: `data-open` on the root; `data-state`, `data-side` and
 * `data-align` on the panel; `data-highlighted` on an item. APG: menu button.
 */
export function DropdownMenu({
  label,
  labels,
  items,
  align = 'start',
  linkComponent = 'a',
  open,
  defaultOpen,
  onOpenChange,
  className,
  classNames: classes,
  ...rest
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [entry, setEntry] = useState<DropdownMenuEntry>('menu');
  const [direction, setDirection] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const openAt = (next: DropdownMenuEntry) => {
    setEntry(next);
    if (button.current) setDirection(getComputedStyle(button.current).direction);
    setOpen(true);
  };

  if (items.length === 0) return null;
  return (
    <div {...rest} className={classNames('gloam-dropdown-menu', className)} data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={classNames('gloam-word gloam-dropdown-menu-button', classes?.button)}
        aria-label={labels.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        {...onIntent(panel.preload)}
        onClick={(event) => {
          if (isOpen) setOpen(false);
          // A click by keyboard has a `detail` of 0.
          else openAt(event.detail === 0 ? 'first' : 'menu');
        }}
        onKeyDown={(event) => {
          const { key } = event;
          if ((key !== 'ArrowDown' && key !== 'ArrowUp') || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          openAt(key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <span className="gloam-dropdown-menu-label">{label}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      <panel.Part
        open={isOpen}
        onOpenChange={setOpen}
        id={id}
        button={button}
        entry={entry}
        items={items}
        align={align}
        direction={direction}
        linkComponent={linkComponent}
        classes={classes}
      />
    </div>
  );
}

export type {
  DropdownMenuAction,
  DropdownMenuDisabled,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuPart,
} from './dropdown-menu.logic.js';
