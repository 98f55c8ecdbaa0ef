import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

/** The short texts along one edge of a frame. */
export interface Rebate {
  /** Such as the number of the frame. */
  start?: ReactNode;
  /** Such as a date. */
  middle?: ReactNode;
  /** Such as a duration or a state. */
  end?: ReactNode;
}

export interface FilmFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture, or whatever the frame holds. */
  children: ReactNode;
  /** Texts over the picture. Default none. */
  top?: Rebate;
  /** Texts under the picture. Default none. */
  bottom?: Rebate;
  /** Brightens on hover and while focus is in it; for frames that lead somewhere. Default `false`. */
  interactive?: boolean;
  /** Marked as the current one. Say so in words as well. Default `false`. */
  selected?: boolean;
}

/** A frame of film: black base, edge texts in mono, a picture. State: `data-interactive`, `data-selected`. */
export function FilmFrame({
  top,
  bottom,
  interactive = false,
  selected = false,
  className,
  children,
  ...rest
}: FilmFrameProps) {
  return (
    <div
      {...rest}
      className={classNames('gloam-film-frame', className)}
      data-interactive={interactive || undefined}
      data-selected={selected || undefined}
    >
      {top && <RebateRow {...top} />}
      <div className={classNames('gloam-film-frame-content', interactive && 'gloam-expose')}>{children}</div>
      {bottom && <RebateRow {...bottom} />}
    </div>
  );
}

function RebateRow({ start, middle, end }: Rebate) {
  return (
    <div className="gloam-mono gloam-rebate">
      <span className="gloam-rebate-start">{start}</span>{' '}
      <span className="gloam-rebate-middle">{middle}</span> <span className="gloam-rebate-end">{end}</span>
    </div>
  );
}
