'use client';

import { useRef, useState } from 'react';
import {
  cellAfter,
  cellSpot,
  COLUMNS,
  pointSpot,
  ROWS,
  type PlatePairLabels,
  type Spot,
} from './plate-pair.logic.js';

interface SpotGridProps {
  labels: Pick<PlatePairLabels, 'grid' | 'cell'>;
  onMark: (mark: Spot) => void;
}

/** Invisible cells over a picture (APG grid): a pointer marks where it is, a key or a screen reader the cell. */
export function SpotGrid({ labels, onMark }: SpotGridProps) {
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className="gloam-spot-grid"
      aria-label={labels.grid}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const next = cellAfter(event.key, current);
        if (next === undefined) return;
        event.preventDefault();
        setCurrent(next);
        grid.current?.querySelectorAll('button')[next]?.focus();
      }}
    >
      {rows.map((row) => (
        <div key={row} role="row">
          {columns.map((column) => {
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
                  // A click without a pointer counts no presses.
                  onMark(event.detail > 0 && box ? pointSpot(event, box) : cellSpot(cell));
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
