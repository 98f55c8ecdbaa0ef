import type { Role } from '../src/cli/pairs.js';
import { tokenVariable } from '../src/tokens.js';

/** Returns a colour in the document's theme as `#rrggbb`. A transparent colour is painted on the ground. */
export function shownColour(role: Role): string {
  const probe = document.createElement('span');
  document.body.append(probe);
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas.');
  for (const painted of ['ground', role] as const) {
    probe.style.color = `var(${tokenVariable('color', painted)})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
  }
  probe.remove();
  const bytes = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
