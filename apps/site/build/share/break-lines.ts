interface Setting {
  lines: string[];
  /** Deviation of the lines from equal length. */
  cost: number;
}

const endsClause = (line: string) => /[\p{P}]$/u.test(line);

/**
 * Breaks parts into as few lines as fit `width`, of similar length and preferably after a clause. Returns `undefined` if a single part is
 * wider.
 */
export function breakLines(
  parts: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const widths = parts.map(widthOf);
  const trimmed = parts.map((part) => widthOf(part.trimEnd()));
  const widthFrom = (start: number, end: number) =>
    widths.slice(start, end - 1).reduce((sum, one) => sum + one, trimmed[end - 1] ?? 0);

  function best(start: number, count: number, mean: number): Setting | undefined {
    if (count === 0) return start === parts.length ? { lines: [], cost: 0 } : undefined;
    const settings = parts.slice(start).flatMap((_, index): Setting[] => {
      const end = start + index + 1;
      const length = widthFrom(start, end);
      const rest = length <= width ? best(end, count - 1, mean) : undefined;
      if (!rest) return [];
      const line = parts.slice(start, end).join('').trimEnd();
      const cost = (length - mean) ** 2 / (endsClause(line) ? 2 : 1);
      return [{ lines: [line, ...rest.lines], cost: cost + rest.cost }];
    });
    return settings.sort((a, b) => a.cost - b.cost)[0];
  }

  const total = widthFrom(0, parts.length);
  for (let count = 1; count <= parts.length; count++) {
    const setting = best(0, count, total / count);
    if (setting) return setting.lines;
  }
  return undefined;
}
