import { Trans, useLingui } from '@lingui/react/macro';
import { positions } from '#content/positions';
import type { Position } from '../../../build/content/types.ts';

/** The positions that are open beside one. */
export function OtherPositions({ beside }: { beside: Position }) {
  const { i18n } = useLingui();
  const others = positions.filter(({ role, group }) => group !== null && role !== beside.role);
  return (
    <nav
      className="other-positions mx-auto max-w-page px-margin pb-section"
      aria-labelledby="other-positions"
    >
      <h2 id="other-positions" className="m-0 mb-4 font-serif text-h3 font-light text-text">
        <Trans id="positions.othersTitle">Other open positions</Trans>
      </h2>
      <ul className="m-0 flex list-none flex-wrap gap-x-8 gap-y-2 p-0">
        {others.map(({ role, title }) => (
          <li key={role}>
            <a href={`/join-us/${role}`} className="inline-flex min-h-8 items-center text-text">
              {i18n._(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
