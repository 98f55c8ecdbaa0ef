import type { ComponentPropsWithRef, HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import type { Render } from '../internal/render.js';

export type ButtonVariant = 'primary' | 'outline' | 'quiet';

interface ButtonLook {
  /** The text of the button. */
  children: ReactNode;
  /** The look: `primary` (one per view), `outline` for a second action, `quiet` is underlined. @default 'primary' */
  variant?: ButtonVariant;
  /** The icon after the text. @default none */
  icon?: IconName;
  /** Whether the button fills the width of its container, with the icon at the far end. @default false */
  wide?: boolean;
}

export type ButtonProps = ButtonLook &
  (
    | (ComponentPropsWithRef<'button'> & { href?: never; linkComponent?: never; render?: never })
    | (ComponentPropsWithRef<'a'> & {
        /** The URL. Turns the button into a link. */
        href: string;
        /** The component that renders the link. @default 'a' */
        linkComponent?: LinkComponent;
        render?: never;
        disabled?: never;
      })
    | (HTMLAttributes<HTMLElement> & {
        /** Renders the element, such as a trigger of another library. @default a `<button>`, or a link with `href` */
        render: Render;
        href?: never;
        linkComponent?: never;
        disabled?: never;
        type?: never;
      })
  );

/** An action, or a link that looks like one. State: `data-variant`, `data-wide`. */
export function Button({
  variant = 'primary',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: classNames('gloam-button', className),
    'data-variant': variant,
    'data-wide': wide || undefined,
  };
  const content = (
    <>
      <span>{children}</span>
      {icon && <Icon name={icon} size={18} accent={variant === 'quiet'} />}
    </>
  );
  if (rest.render) {
    const { render, ...attributes } = rest;
    return render({ ...attributes, ...look, children: content });
  }
  if (rest.href !== undefined) {
    const { linkComponent: Link = 'a', ...anchor } = rest;
    return (
      <Link {...anchor} {...look}>
        {content}
      </Link>
    );
  }
  const { type = 'button', ...button } = rest;
  return (
    <button {...button} {...look} type={type}>
      {content}
    </button>
  );
}
