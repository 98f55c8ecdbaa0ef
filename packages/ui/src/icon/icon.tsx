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
}

/**
 * A line drawing beside a text that says the same; always hidden from assistive technology. State: `data-icon` is its
 * name.
 */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
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
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
