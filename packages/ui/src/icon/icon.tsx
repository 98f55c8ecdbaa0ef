import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { iconPaths, type IconName } from './icon-paths.js';

export type { IconName };

export interface IconProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox' | 'aria-hidden'
> {
  /** Which drawing. */
  name: IconName;
  /** Width and height in CSS pixels. Default 20. */
  size?: number;
  /** In the colour of what can be acted on, or must be minded. Default false. */
  accent?: boolean;
}

/**
 * A line drawing beside a text that says the same; always hidden from assistive technology. State: `data-icon` is its
 * name; `data-accent`.
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
