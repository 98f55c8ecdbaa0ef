'use client';

import { useId, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import { isDrawn, type NavigationItem, type NavigationLink, type NavigationMenu } from './navigation.js';
import { useModal } from '../internal/use-modal.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import { MobileMenuItems, MobileMenuLanguages } from './mobile-menu-items.js';

export interface MobileMenuLabels {
  /** Accessible name of the sheet and of the navigation in it. */
  navigation: string;
  /** Accessible name of the button that opens the sheet. */
  openMenu: string;
  /** Accessible name of the button that closes the sheet. */
  closeMenu: string;
}

/** Parts of the menu that accept a class: the button, the sheet, its first row and the navigation in it. */
export type MobileMenuPart = 'button' | 'sheet' | 'bar' | 'navigation';

export interface MobileMenuProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Links and menus, in order. A menu is shown as a list under its name, or left out if it has no items. */
  items: readonly NavigationItem[];
  /** Texts of the sheet and its buttons. */
  labels: MobileMenuLabels;
  /** Menu of languages, shown as a row at the end; left out if it has no items. @default none */
  language?: NavigationMenu;
  /** An outlined link after the items. @default none */
  contact?: NavigationLink;
  /** Content at the start of the sheet's first row, such as the logo as a link. @default none */
  header?: ReactNode;
  /** The component that renders the links. @default 'a' */
  linkComponent?: LinkComponent;
  /** Classes of the parts; `className` is set on the root element. @default none */
  classNames?: Partial<Record<MobileMenuPart, string>>;
}

/**
 * A button and the full-screen sheet of links that it opens: a `<dialog>` shown as a popover, which browsers can open
 * even before hydration. APG: modal dialog. State: `data-open` on the root element; `data-disabled` on items that
 * can't be chosen. A button that closes the sheet when pressed has `data-choice`.
 */
export function MobileMenu({
  items,
  labels,
  language,
  contact,
  header,
  linkComponent = 'a',
  open,
  defaultOpen,
  onOpenChange,
  className,
  classNames: classes,
  ...rest
}: MobileMenuProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const sheet = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useModal(sheet, { open: isOpen, onOpenChange: setOpen, returnTo: () => opener.current });

  return (
    <div {...rest} className={classNames('gloam-mobile-menu', className)} data-open={isOpen || undefined}>
      <button
        ref={opener}
        type="button"
        className={classNames('gloam-mobile-menu-button', classes?.button)}
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="menu" size={24} />
      </button>
      {/* A click on a link in the sheet also closes it; keyboard users activate the links themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        className={classNames('gloam-mobile-menu-sheet', classes?.sheet)}
        aria-modal={isOpen || undefined}
        aria-label={labels.navigation}
        onClick={(event) => {
          if (isChoice(event)) setOpen(false);
        }}
      >
        <div className={classNames('gloam-mobile-menu-bar', classes?.bar)}>
          <button
            type="button"
            className="gloam-mobile-menu-button"
            aria-label={labels.closeMenu}
            popoverTarget={id}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <Icon name="close" size={24} />
          </button>
          {header}
        </div>
        <nav
          className={classNames('gloam-mobile-menu-navigation', classes?.navigation)}
          aria-label={labels.navigation}
        >
          <MobileMenuItems id={id} items={items} contact={contact} linkComponent={linkComponent} />
          {language && isDrawn(language) && (
            <MobileMenuLanguages menu={language} linkComponent={linkComponent} />
          )}
        </nav>
      </dialog>
    </div>
  );
}

/** Returns whether a click chose an item. Opening a link in a new tab doesn't count. */
function isChoice({ button, altKey, ctrlKey, metaKey, shiftKey, target }: MouseEvent): boolean {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest('a[href], [data-choice]') !== null;
}
