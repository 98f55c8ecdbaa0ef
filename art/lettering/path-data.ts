import type { Path, PathCommand } from 'fontkit';

const LETTERS: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Formats a command relative to the pen position. Returns an empty string for a line of length 0. */
function segment(command: PathCommand['command'], moves: readonly number[]): string {
  const [dx = 0, dy = 0] = moves;
  if (command === 'lineTo') {
    if (dx === 0 && dy === 0) return '';
    if (dy === 0) return `h${dx}`;
    if (dx === 0) return `v${dy}`;
  }
  return LETTERS[command] + moves.join(' ').replaceAll(' -', '-');
}

/**
 * Returns SVG path data of a glyph, whose y axis points up, in integers and starting at the origin. All coordinates are relative, so that
 * repeated letters give repeated text, which compresses well.
 */
export function pathData({ commands }: Path, scale: number): string {
  let data = '';
  let [x, y] = [0, 0];
  let start = [x, y];
  for (const { command, args } of commands) {
    const whole = args.map((value, at) => Math.round((at % 2 === 0 ? value : -value) * scale));
    data += segment(
      command,
      whole.map((value, at) => value - (at % 2 === 0 ? x : y)),
    );
    [x = 0, y = 0] = command === 'closePath' ? start : whole.slice(-2);
    if (command === 'moveTo') start = [x, y];
  }
  return data;
}
