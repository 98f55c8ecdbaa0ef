import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';

export interface Stat {
  /** The figure as it is shown, such as "250+"; format numbers before. */
  value: string;
  /** What the figure counts. */
  label: string;
  /** Where what is counted can be seen. Default: the label is no link. */
  href?: string;
}

export interface StatListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Up to four figures. */
  stats: readonly Stat[];
}

/** Figures with what they count: four in a row, two on small screens. */
export function StatList({ stats, className, ...rest }: StatListProps) {
  return (
    <dl {...rest} className={classNames('gloam-stat-list', className)}>
      {stats.map(({ value, label, href }) => (
        <div key={label} className="gloam-stat">
          <dt className="gloam-stat-label">{href === undefined ? label : <a href={href}>{label}</a>}</dt>
          <dd className="gloam-stat-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
