import { Trans } from '@lingui/react/macro';
import { positions } from '#content/positions';
import type { Position } from '../../../build/content/types.ts';
import { PositionLinks } from '../../layout/position-links.tsx';

/** Links to the other open positions. */
export function OtherPositions({ current }: { current: Position }) {
  const others = positions.filter(({ role, group }) => group !== null && role !== current.role);
  return (
    <nav
      className="other-positions mx-auto max-w-page px-margin pb-section"
      aria-labelledby="other-positions"
    >
      <h2 id="other-positions" className="m-0 mb-4 font-serif text-h3 font-light text-text">
        <Trans id="positions.othersTitle">Other open positions</Trans>
      </h2>
      <PositionLinks positions={others} />
    </nav>
  );
}
