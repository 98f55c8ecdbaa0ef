import { OperatorError } from '@fatal/contracts';

export type Env = Record<string, string | undefined>;

/** A setting as text; an empty one counts as unset. */
export function read(env: Env, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/** A whole number within bounds. Throws {@link OperatorError}. */
export function readNumber(
  env: Env,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
) {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new OperatorError(
      `${name} must be a whole number from ${String(min)} to ${String(max)}, but is "${text}".`,
    );
  }
  return number;
}

/** One of a few words. Throws {@link OperatorError}. */
export function readChoice<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) {
    throw new OperatorError(`${name} must be one of ${choices.join(', ')}, but is "${text}".`);
  }
  return choice;
}

/** The protocols of the web. */
export const WEB = ['http:', 'https:'] as const;

export const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** An address, `null` where none is set. Throws {@link OperatorError}, which does not repeat it: it may hold a password. */
export function readUrl(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text === undefined || isAddress(text, protocols)) return text ?? null;
  throw new OperatorError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
}
