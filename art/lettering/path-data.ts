import type { Path, PathCommand } from 'fontkit';

const LETTERS: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** A command from where the pen is, nothing for a line that goes nowhere. */
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
 * Path data (SVG) of a glyph whose y axis points up, in whole units, from a pen at its origin. All of it is relative, so that a
 * letter that comes again is the same text again, which packs to nothing.
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
