import { useLingui } from '@lingui/react';
import type { Position } from '../../build/content/types.ts';

/** Inline list of links to positions. */
export function PositionLinks({ positions }: { positions: readonly Position[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-8 gap-y-2 p-0">
      {positions.map(({ role, title }) => (
        <li key={role}>
          <a href={`/join-us/${role}`} className="inline-flex min-h-8 items-center text-text">
            {i18n._(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
