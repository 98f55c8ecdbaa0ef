import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';

export interface Stat {
  /** The figure as text, such as "250+"; format numbers yourself. */
  value: string;
  /** Label of the figure: the thing it counts. */
  label: string;
  /** URL of a page about the figure; makes the label a link. */
  href?: string;
}

export interface StatListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The figures, up to four. */
  stats: readonly Stat[];
}

/** Figures with their labels: four in a row, two on small screens. */
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
