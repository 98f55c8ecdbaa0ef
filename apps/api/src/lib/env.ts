import { isIP } from 'node:net';
import { OperatorError } from '@fatal/contracts';

export type Env = Record<string, string | undefined>;

/** A setting as text; an empty one counts as unset. */
export function read(env: Env, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/**
 * A setting that `parse` understands; `undefined` where it is not set. Throws {@link OperatorError}.
 *
 * @param wanted Completes the sentence "The setting must be …".
 */
export function readAs<Value>(
  env: Env,
  name: string,
  parse: (text: string) => Value | undefined,
  wanted: string,
): Value | undefined {
  const text = read(env, name);
  const value = text === undefined ? undefined : parse(text);
  if (text === undefined || value !== undefined) return value;
  throw new OperatorError(`${name} must be ${wanted}, but is "${text}".`);
}

/** Like {@link readAs}, but `null` where it is not set. The error does not repeat the setting: it may hold a password. */
export function readSecret<Value>(
  env: Env,
  name: string,
  parse: (text: string) => Value | undefined,
  wanted: string,
): Value | null {
  const text = read(env, name);
  if (text === undefined) return null;
  const value = parse(text);
  if (value === undefined) throw new OperatorError(`${name} must be ${wanted}.`);
  return value;
}

/** A whole number within bounds. Throws {@link OperatorError}. */
export function readNumber(
  env: Env,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const parse = (text: string) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= min && number <= max ? number : undefined;
  };
  return readAs(env, name, parse, `a whole number from ${String(min)} to ${String(max)}`) ?? fallback;
}

/** One of a few words. Throws {@link OperatorError}. */
export function readChoice<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const parse = (text: string) => choices.find((choice) => choice === text);
  return readAs(env, name, parse, `one of ${choices.join(', ')}`) ?? fallback;
}

/** A name of a host, or its address. */
export const isHost = (text: string): boolean => isIP(text) !== 0 || /^[\w-]+(?:\.[\w-]+)*\.?$/.test(text);

/** An address of these protocols that names a host and is encoded as it should be; `undefined` for anything else. */
export function addressOf(text: string, protocols: readonly string[]): URL | undefined {
  // The parser mends what is not written as an address: white space, and slashes that are missing.
  const url = /^[a-z]+:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  if (!url || !protocols.includes(url.protocol) || url.port === '0') return undefined;
  if (!isHost(url.hostname.replace(/^\[(.*)\]$/, '$1'))) return undefined;
  return [url.username, url.password, url.pathname].every(canDecode) ? url : undefined;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An address of the web without a password, which `fetch` refuses; `undefined` for anything else. */
export function webAddressOf(text: string): URL | undefined {
  const url = addressOf(text, ['http:', 'https:']);
  return url?.username === '' && url.password === '' ? url : undefined;
}
