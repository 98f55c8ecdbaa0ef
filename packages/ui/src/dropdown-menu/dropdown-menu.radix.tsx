'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import type { LinkComponent } from '../internal/link.js';
import { DropdownMenuPanelItem } from './dropdown-menu-item.radix.js';
import type { DropdownMenuEntry, DropdownMenuItem, DropdownMenuPart } from './dropdown-menu.logic.js';

export interface DropdownMenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  entry: DropdownMenuEntry;
  items: readonly DropdownMenuItem[];
  align: 'start' | 'end';
  /** The text direction around the button, such as `rtl`. */
  direction: string | undefined;
  linkComponent: LinkComponent;
  classes: Partial<Record<DropdownMenuPart, string>> | undefined;
}

/** Replaces Radix's own trigger, and passes it a ref to the button that is on the page already. */
function TriggerRef({
  button,
  ref,
}: {
  button: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLElement>;
}) {
  useImperativeHandle(ref, () => button.current as HTMLElement, [button]);
  return null;
}

export function DropdownMenuPanel({
  open,
  onOpenChange,
  id,
  button,
  entry,
  items,
  align,
  direction,
  linkComponent,
  classes,
}: DropdownMenuPanelProps) {
  const entered = useRef(false);

  const enter = (panel: HTMLElement) => {
    if (entered.current || entry === 'menu') return;
    entered.current = true;
    // A microtask runs after Radix, which focuses the first item if the last input was a key.
    queueMicrotask(() => {
      const choices = panel.querySelectorAll<HTMLElement>('[role^="menuitem"]');
      choices[entry === 'first' ? 0 : choices.length - 1]?.focus();
    });
  };

  const keepFromRadix = (event: KeyboardEvent) => {
    const composing = isComposing(event.nativeEvent);
    if (event.key !== 'Tab' && !composing) return;
    event.stopPropagation();
    if (composing) return;
    // Tab closes the menu and moves focus to the element after the button, as elsewhere on the page.
    button.current?.focus();
    onOpenChange(false);
  };

  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>
        <TriggerRef button={button} />
      </Menu.Trigger>
      {/* No portal: at the end of the body, the menu would be outside of every landmark. */}
      <Menu.Content
        className={classNames('gloam-dropdown-menu-panel', classes?.panel)}
        id={`${id}-panel`}
        aria-labelledby={`${id}-button`}
        align={align}
        // Radix would set `ltr` without its direction provider, even on a right-to-left page.
        {...{ dir: direction }}
        sideOffset={8}
        collisionPadding={8}
        loop
        onFocus={(event) => {
          if (event.target === event.currentTarget) enter(event.currentTarget);
        }}
        onKeyDownCapture={keepFromRadix}
        onEscapeKeyDown={(event) => {
          if (isComposing(event)) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          // The button's click handler closes the menu. Closed here first, that click would open it again.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={() => {
          entered.current = false;
        }}
      >
        {items.map((item, index) => (
          <DropdownMenuPanelItem
            key={`${String(index)} ${item.label}`}
            item={item}
            linkComponent={linkComponent}
            className={classes?.item}
          />
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
