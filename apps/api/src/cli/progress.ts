/** Where progress is shown; `process.stderr` is one. */
export interface ProgressOutput {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** How often a terminal's line is drawn anew, in milliseconds. */
const INTERVAL = 100;

export interface Progress {
  add: (count: number) => void;
  /** Ends the line. */
  end: () => void;
}

/**
 * One line about long work: `Copying: 12,000 rows`. A terminal sees it grow; anything else, such as a log, gets it once,
 * at the end.
 */
export function startProgress(output: ProgressOutput, verb: string, unit: string): Progress {
  let total = 0;
  let drawn = -Infinity;
  const line = () => `${verb}: ${total.toLocaleString('en')} ${unit}`;
  return {
    add(count) {
      total += count;
      const time = performance.now();
      if (!output.isTTY || time - drawn < INTERVAL) return;
      drawn = time;
      output.write(`\r${line()}`);
    },
    end: () => void output.write(output.isTTY ? `\r${line()}\n` : `${line()}\n`),
  };
}
