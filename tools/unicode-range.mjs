/** The characters of a text as the ranges of a `unicode-range` descriptor. */
export function unicodeRange(text) {
  const points = [...new Set([...text].map((char) => char.codePointAt(0)))].sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `u+${hex(from)}` : `u+${hex(from)}-${hex(to)}`));
}
