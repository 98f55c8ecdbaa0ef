'use client';

import { useRef, useState } from 'react';
import type { PlatePairLabels, Spot } from './plate-pair.logic.js';
import { isComposing } from '../internal/is-composing.js';
import { cellAfter, cellSpot, COLUMNS, isOnSpot, pointSpot, ROWS } from './spot-grid.logic.js';

interface SpotGridProps {
  labels: Pick<PlatePairLabels, 'grid' | 'cell'>;
  spots: readonly Spot[];
  /** Called when the visitor marks a place, with whether it hits a spot. */
  onMark: (mark: Spot, hit: boolean) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const upTo = (count: number) => [...Array(count).keys()];

/**
 * Invisible cells over a picture (APG grid): a pointer marks its own position, a key or a screen reader marks the
 * cell.
 */
export function SpotGrid({ labels, spots, onMark, open }: SpotGridProps) {
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  if (!open) return null;

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className="gloam-spot-grid"
      aria-label={labels.grid}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (isComposing(event.nativeEvent)) return;
        const next = cellAfter(event.key, current);
        if (next === undefined) return;
        event.preventDefault();
        setCurrent(next);
        grid.current?.querySelectorAll('button')[next]?.focus();
      }}
    >
      {upTo(ROWS).map((row) => (
        <div key={row} role="row">
          {upTo(COLUMNS).map((column) => {
            const cell = row * COLUMNS + column;
            return (
              <button
                key={column}
                type="button"
                role="gridcell"
                className="gloam-spot-cell"
                tabIndex={cell === current ? 0 : -1}
                aria-label={labels.cell({ row: row + 1, rows: ROWS, column: column + 1, columns: COLUMNS })}
                onFocus={() => {
                  setCurrent(cell);
                }}
                onClick={(event) => {
                  const box = grid.current?.getBoundingClientRect();
                  // `detail` is 0 for a click by keyboard or screen reader.
                  const mark = event.detail > 0 && box ? pointSpot(event, box) : cellSpot(cell);
                  onMark(
                    mark,
                    spots.some((spot) => isOnSpot(mark, spot)),
                  );
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
