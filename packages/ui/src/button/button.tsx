import type { ComponentPropsWithRef, HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import type { Render } from '../internal/render.js';

export type ButtonVariant = 'primary' | 'outline' | 'quiet';

interface ButtonLook {
  /** The visible name. */
  children: ReactNode;
  /** `primary` acts (one per view), `outline` is a second way, `quiet` is a text with a line under it. Default `primary`. */
  variant?: ButtonVariant;
  /** Drawing after the text. Default none. */
  icon?: IconName;
  /** Takes the full width of its container, with the icon at the far end. Default `false`. */
  wide?: boolean;
}

export type ButtonProps = ButtonLook &
  (
    | (ComponentPropsWithRef<'button'> & { href?: never; linkComponent?: never; render?: never })
    | (ComponentPropsWithRef<'a'> & {
        /** Makes it a link. */
        href: string;
        /** What draws the link. Default `a`. */
        linkComponent?: LinkComponent;
        render?: never;
        disabled?: never;
      })
    | (HTMLAttributes<HTMLElement> & {
        /** Draws the element, such as a trigger of another library. Default: a `<button>`, or with `href` a link. */
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
