import type { Brand, BrandColour } from './derive-theme.ts';

const NEEDED = ['ground', 'text', 'accent', 'danger'] as const satisfies readonly BrandColour[];
const ALLOWED: readonly string[] = [...NEEDED, 'success'];

const full = (colour: string) => colour.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Reads a brand from JSON. Throws an error whose message says what to change. */
export function readBrand(json: string): Brand {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch (error) {
    throw new Error(`This is no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error('A brand is an object: { "ground": "#…", "text": "#…", "accent": "#…", "danger": "#…" }');
  const entries = Object.entries(read).filter(([name]) => name !== '$schema');
  const unknown = entries.filter(([name]) => !ALLOWED.includes(name)).map(([name]) => `"${name}"`);
  if (unknown.length > 0)
    throw new Error(`A brand has no ${unknown.join(', ')}. It has ${ALLOWED.join(', ')}.`);
  const missing = NEEDED.filter((name) => !entries.some(([key]) => key === name));
  if (missing.length > 0)
    throw new Error(`The brand lacks ${missing.map((name) => `"${name}"`).join(', ')}.`);
  const colours = entries.map(([name, value]): [string, string] => {
    if (typeof value !== 'string' || !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
      throw new Error(`"${name}" has to be a colour such as "#c8330f", and is ${JSON.stringify(value)}.`);
    return [name, full(value)];
  });
  return Object.fromEntries(colours) as Record<keyof Brand, string>;
}
