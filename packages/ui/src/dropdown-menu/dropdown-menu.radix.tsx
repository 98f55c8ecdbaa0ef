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
  /** Of the text around the button; without it, that of the page. */
  direction: string | undefined;
  linkComponent: LinkComponent;
  classes: Partial<Record<DropdownMenuPart, string>> | undefined;
}

/** Stands where Radix wants its own trigger, and hands it the button that is on the page already. */
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
    // After Radix, which goes to the first item whenever a key was the last thing pressed.
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
    // The Tab key belongs to the page: it leaves the menu for what follows the button.
    button.current?.focus();
    onOpenChange(false);
  };

  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>
        <TriggerRef button={button} />
      </Menu.Trigger>
      {/* Without a portal: at the end of the body it would be outside of every landmark. */}
      <Menu.Content
        className={classNames('gloam-dropdown-menu-panel', classes?.panel)}
        id={`${id}-panel`}
        aria-labelledby={`${id}-button`}
        align={align}
        // Radix would write `ltr` where it has no provider of its own, whatever the page says.
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
          // The button closes the menu by itself; closing here as well would open it again.
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
