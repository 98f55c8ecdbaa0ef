import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { iconPaths, type IconName } from './icon-paths.js';

export type { IconName };

export interface IconProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox' | 'aria-hidden'
> {
  /** Name of the icon. */
  name: IconName;
  /** Width and height in CSS pixels. @default 20 */
  size?: number;
  /** Whether to use the accent colour, for actions and warnings. @default false */
  accent?: boolean;
}

/**
 * A line icon next to a text with the same meaning; always hidden from assistive technology. State: `data-icon` is
 * the icon's name; `data-accent`.
 */
export function Icon({ name, size = 20, accent = false, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={classNames('gloam-icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      data-accent={accent || undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
