import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

/** The short texts along one edge of a frame. */
export interface Rebate {
  /** Text at the start, such as the number of the frame. */
  start?: ReactNode;
  /** Text in the middle, such as a date. */
  middle?: ReactNode;
  /** Text at the end, such as a duration or a state. */
  end?: ReactNode;
}

export interface FilmFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The content of the frame, such as a picture. */
  children: ReactNode;
  /** Texts above the picture. @default none */
  top?: Rebate;
  /** Texts below the picture. @default none */
  bottom?: Rebate;
  /** Whether the frame brightens on hover and on focus within, for frames that are links. @default false */
  interactive?: boolean;
  /** Whether the frame is marked as the current one. Say so in text too. @default false */
  selected?: boolean;
}

/** A picture framed like film, with edge texts in a monospaced font. State: `data-interactive`, `data-selected`. */
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
